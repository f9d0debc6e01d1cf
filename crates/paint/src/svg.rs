//! The builder: groups with stable ids, shapes, text.
//!
//! An element is written when its value is dropped, so attributes may be chained in any order and set twice (the last
//! one counts). A group's place is its `transform` attribute and nothing inside it repeats that place: a page that
//! compares two drawings finds the same id, and lets it glide from the old `translate(x y)` to the new one.

use crate::{
    colour::Colour,
    escape::{escape_into, number, number_into},
    text::{FONT_FAMILY, Weight},
};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt::{Display, Write},
    ops::Range,
};

/// A drawing in the making. See the example at the top of the crate.
#[derive(Clone, Debug)]
pub struct Svg {
    width: f32,
    height: f32,
    body: String,
    title: Option<String>,
    desc: Option<String>,
    defs: BTreeMap<String, String>,
    ids: BTreeSet<String>,
    clash: Option<String>,
    plain_lines: bool,
    /// Emptied attributes, to be filled again: a drawing has thousands of elements.
    spare: Vec<Attributes>,
}

/// The attributes of one element.
#[derive(Clone, Default, Debug)]
struct Attributes {
    /// Names, and where their values are.
    places: Vec<(Cow<'static, str>, Range<usize>)>,
    /// All values.
    values: String,
}

/// What lines are like in a drawing with [`Svg::plain_lines`].
const PLAIN: [(&str, &str); 3] = [
    ("stroke-width", "1"),
    ("stroke-linejoin", "round"),
    ("stroke-linecap", "round"),
];

impl Attributes {
    /// The last value that was set is the one that counts.
    fn set(&mut self, name: Cow<'static, str>, write: impl FnOnce(&mut String)) {
        let begin = self.values.len();
        write(&mut self.values);
        let place = begin..self.values.len();
        match self.places.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => *old = place,
            None => self.places.push((name, place)),
        }
    }

    fn get(&self, name: &str) -> Option<&str> {
        let (_, place) = self.places.iter().find(|(known, _)| known == name)?;
        Some(&self.values[place.clone()])
    }

    fn write_into(&self, out: &mut String, plain_lines: bool) {
        for (name, place) in &self.places {
            let value = &self.values[place.clone()];
            if !(plain_lines && PLAIN.contains(&(&**name, value))) {
                attr_into(out, name, value);
            }
        }
    }
}

impl Svg {
    /// An empty drawing with the view box `0 0 width height`.
    pub fn new(width: f32, height: f32) -> Self {
        Self {
            width,
            height,
            body: String::new(),
            title: None,
            desc: None,
            defs: BTreeMap::new(),
            ids: BTreeSet::new(),
            clash: None,
            plain_lines: false,
            spare: Vec::new(),
        }
    }

    /// Width of the view box.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// Height of the view box.
    pub fn height(&self) -> f32 {
        self.height
    }

    /// Makes the view box this large; for drawings whose height follows from their content.
    pub fn resize(&mut self, width: f32, height: f32) {
        (self.width, self.height) = (width, height);
    }

    /// Lines are one unit wide with round joints and ends unless they say otherwise, and only those say it: fewer bytes.
    /// In such a drawing groups leave the width of lines to their elements.
    pub fn plain_lines(&mut self) {
        self.plain_lines = true;
    }

    /// Names the whole drawing for screen readers.
    pub fn title(&mut self, title: &str) {
        self.title = Some(title.to_owned());
    }

    /// Describes the whole drawing in a few sentences for screen readers.
    pub fn describe(&mut self, text: &str) {
        self.desc = Some(text.to_owned());
    }

    /// Fills the whole view box.
    pub fn background(&mut self, colour: Colour) {
        let (width, height) = (self.width, self.height);
        self.rect(0.0, 0.0, width, height).fill(colour);
    }

    /// A group with a stable id; an empty id gives none. Draw into it with [`El::draw`].
    pub fn g(&mut self, id: impl Display) -> El<'_> {
        let id = id.to_string();
        let group = El::new(self, "g");
        if id.is_empty() { group } else { group.id(id) }
    }

    /// A rectangle.
    pub fn rect(&mut self, x: f32, y: f32, width: f32, height: f32) -> El<'_> {
        El::new(self, "rect")
            .num("x", x)
            .num("y", y)
            .num("width", width.max(0.0))
            .num("height", height.max(0.0))
    }

    /// A circle around a centre.
    pub fn circle(&mut self, x: f32, y: f32, radius: f32) -> El<'_> {
        El::new(self, "circle")
            .num("cx", x)
            .num("cy", y)
            .num("r", radius.max(0.0))
    }

    /// An ellipse around a centre.
    pub fn ellipse(&mut self, x: f32, y: f32, rx: f32, ry: f32) -> El<'_> {
        El::new(self, "ellipse")
            .num("cx", x)
            .num("cy", y)
            .num("rx", rx.max(0.0))
            .num("ry", ry.max(0.0))
    }

    /// A straight line; give it a stroke.
    pub fn line(&mut self, x1: f32, y1: f32, x2: f32, y2: f32) -> El<'_> {
        El::new(self, "line")
            .num("x1", x1)
            .num("y1", y1)
            .num("x2", x2)
            .num("y2", y2)
    }

    /// A path with SVG path data.
    pub fn path(&mut self, data: impl Display) -> El<'_> {
        El::new(self, "path").attr("d", data)
    }

    /// A closed polygon.
    pub fn polygon(&mut self, points: &[(f32, f32)]) -> El<'_> {
        El::new(self, "polygon").attr("points", point_list(points))
    }

    /// An open line through points, unfilled; give it a stroke.
    pub fn polyline(&mut self, points: &[(f32, f32)]) -> El<'_> {
        El::new(self, "polyline")
            .attr("points", point_list(points))
            .fill(Paint::None)
    }

    /// One line of text with its baseline at `y`; see [`El::size`], [`El::bold`], [`El::middle`], [`El::centred`].
    pub fn text(&mut self, x: f32, y: f32, text: impl Display) -> El<'_> {
        let mut element = El::new(self, "text").num("x", x).num("y", y);
        escape_into(&mut element.content, &text.to_string());
        element
    }

    /// Another appearance of a definition, moved to a place.
    pub fn reuse(&mut self, id: &str, x: f32, y: f32) -> El<'_> {
        El::new(self, "use").attr("href", format!("#{id}")).at(x, y)
    }

    /// A definition to be used by [`Svg::reuse`] or as a [`Paint::Def`]: `draw` runs only the first time.
    pub fn define(&mut self, id: &str, draw: impl FnOnce(&mut Svg)) {
        if !self.defs.contains_key(id) {
            // Definitions in it know those that are there already.
            let mut inner = Svg::new(0.0, 0.0);
            inner.plain_lines = self.plain_lines;
            std::mem::swap(&mut inner.defs, &mut self.defs);
            std::mem::swap(&mut inner.spare, &mut self.spare);
            inner.g(id).draw(draw);
            self.defs = inner.defs;
            self.spare = inner.spare;
            self.defs.insert(id.to_owned(), inner.body);
        }
    }

    /// A definition in SVG's own words, such as a pattern; it must carry this id.
    pub(crate) fn define_raw(&mut self, id: &str, text: impl FnOnce() -> String) {
        if !self.defs.contains_key(id) {
            self.defs.insert(id.to_owned(), text());
        }
    }

    /// Puts another drawing into this one, scaled to a width, with its definitions.
    pub fn place(&mut self, other: Svg, x: f32, y: f32, width: f32) {
        let scale = if other.width > 0.0 {
            width / other.width
        } else {
            1.0
        };
        self.take_defs(other.defs);
        let ids = other.ids;
        let body = other.body;
        self.g("")
            .at(x, y)
            .scale(scale)
            .draw(|svg| svg.body.push_str(&body));
        for id in ids {
            self.note_id(id);
        }
    }

    /// An id that was given to two elements, if there is one. A test of every board asks this.
    pub fn clash(&self) -> Option<&str> {
        let defined = || self.ids.iter().find(|id| self.defs.contains_key(*id));
        self.clash
            .as_deref()
            .or_else(|| defined().map(String::as_str))
    }

    /// All ids in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    /// The finished document, ready for a file or for a page.
    pub fn finish(self) -> String {
        let mut out = String::with_capacity(self.body.len() + 512);
        out.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 "#);
        number_into(&mut out, self.width);
        out.push(' ');
        number_into(&mut out, self.height);
        write!(
            out,
            r#"" font-family="{FONT_FAMILY}, sans-serif" font-size="14""#
        )
        .expect("a string takes all that is written");
        if self.plain_lines {
            for (name, value) in &PLAIN[1..] {
                attr_into(&mut out, name, value);
            }
        }
        if self.title.is_some() {
            out.push_str(r#" role="group""#);
        }
        out.push('>');
        for (tag, text) in [("title", &self.title), ("desc", &self.desc)] {
            if let Some(text) = text {
                wrap_into(&mut out, tag, text);
            }
        }
        if !self.defs.is_empty() {
            out.push_str("<defs>");
            for def in self.defs.values() {
                out.push_str(def);
            }
            out.push_str("</defs>");
        }
        out.push_str(&self.body);
        out.push_str("</svg>");
        out
    }

    fn take_defs(&mut self, defs: BTreeMap<String, String>) {
        for (id, text) in defs {
            self.defs.entry(id).or_insert(text);
        }
    }

    fn note_id(&mut self, id: String) {
        if !self.ids.insert(id.clone()) {
            self.clash.get_or_insert(id);
        }
    }
}

/// What a shape is filled or stroked with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Paint {
    /// Nothing.
    None,
    /// A plain colour.
    Plain(Colour),
    /// A definition such as a pattern, by id.
    Def(String),
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Self {
        Paint::Plain(colour)
    }
}

impl Display for Paint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Paint::None => f.write_str("none"),
            Paint::Plain(colour) => colour.fmt(f),
            Paint::Def(id) => write!(f, "url(#{id})"),
        }
    }
}

/// An element in the making; it is written when it goes out of scope.
#[derive(Debug)]
pub struct El<'a> {
    svg: &'a mut Svg,
    tag: &'static str,
    id: Option<String>,
    attrs: Attributes,
    transform: String,
    title: Option<String>,
    /// Escaped text.
    content: String,
    /// Whether the first tag is written.
    is_open: bool,
}

#[expect(
    clippy::return_self_not_must_use,
    reason = "an element is written when it is dropped: a semicolon is its use"
)]
impl<'a> El<'a> {
    fn new(svg: &'a mut Svg, tag: &'static str) -> Self {
        let attrs = svg.spare.pop().unwrap_or_default();
        Self {
            svg,
            tag,
            id: None,
            attrs,
            transform: String::new(),
            title: None,
            content: String::new(),
            is_open: false,
        }
    }

    /// A stable id: the same thing on the table has the same id in every drawing.
    pub fn id(mut self, id: impl Display) -> Self {
        self.id = Some(id.to_string());
        self
    }

    /// Moves the element; the first of the transforms, so that scale and turn happen in place.
    pub fn at(mut self, x: f32, y: f32) -> Self {
        let (x, y) = (number(x), number(y));
        if (x.as_str(), y.as_str()) != ("0", "0") {
            let space = if self.transform.is_empty() { "" } else { " " };
            self.transform = format!("translate({x} {y}){space}{}", self.transform);
        }
        self
    }

    /// Scales the element around its own origin.
    pub fn scale(mut self, factor: f32) -> Self {
        if (factor - 1.0).abs() > 0.000_5 {
            // Three decimals: a scale multiplies every coordinate under it.
            self.push_transform(&format!("scale({})", (factor * 1000.0).round() / 1000.0));
        }
        self
    }

    /// Turns the element clockwise around its own origin, in degrees.
    pub fn turn(mut self, degrees: f32) -> Self {
        self.push_transform(&format!("rotate({})", number(degrees)));
        self
    }

    /// Turns the element clockwise around a point, in degrees.
    pub fn turn_about(mut self, degrees: f32, x: f32, y: f32) -> Self {
        self.push_transform(&format!(
            "rotate({} {} {})",
            number(degrees),
            number(x),
            number(y)
        ));
        self
    }

    /// Fill.
    pub fn fill(self, paint: impl Into<Paint>) -> Self {
        self.attr("fill", paint.into())
    }

    /// Stroke and its width.
    pub fn stroke(self, paint: impl Into<Paint>, width: f32) -> Self {
        self.attr("stroke", paint.into()).num("stroke-width", width)
    }

    /// Dashes of a stroke.
    pub fn dash(self, on: f32, off: f32) -> Self {
        self.attr(
            "stroke-dasharray",
            format!("{} {}", number(on), number(off)),
        )
    }

    /// Round joints and ends of a stroke.
    pub fn smooth(self) -> Self {
        self.attr("stroke-linejoin", "round")
            .attr("stroke-linecap", "round")
    }

    /// Opacity, 0 to 1.
    pub fn opacity(self, share: f32) -> Self {
        self.num("opacity", share)
    }

    /// Round corners of a rectangle.
    pub fn round(self, radius: f32) -> Self {
        self.num("rx", radius)
    }

    /// Size of text.
    pub fn size(self, size: f32) -> Self {
        self.num("font-size", size)
    }

    /// Bold text.
    pub fn bold(self) -> Self {
        self.weight(Weight::Bold)
    }

    /// Weight of text.
    pub fn weight(self, weight: Weight) -> Self {
        match weight {
            Weight::Regular => self.attr("font-weight", "400"),
            Weight::Bold => self.attr("font-weight", "700"),
        }
    }

    /// Text is centred on its `x`.
    pub fn middle(self) -> Self {
        self.attr("text-anchor", "middle")
    }

    /// Text ends at its `x`.
    pub fn end(self) -> Self {
        self.attr("text-anchor", "end")
    }

    /// Text is centred on both its `x` and its `y`, by the height of its capitals and figures.
    pub fn centred(self) -> Self {
        self.middle().v_centred()
    }

    /// Text is centred on its `y`, by the height of its capitals and figures.
    pub fn v_centred(self) -> Self {
        self.attr("dy", "0.32em")
    }

    /// Help for the element: shown on hover, focus or long press, read by screen readers.
    pub fn title(mut self, title: impl Display) -> Self {
        self.title = Some(title.to_string());
        self
    }

    /// Adds a class for pages; pictures do not depend on it.
    pub fn class(self, class: &str) -> Self {
        let classes = match self.attrs.get("class") {
            Some(classes) => format!("{classes} {class}"),
            None => class.to_owned(),
        };
        self.attr("class", classes)
    }

    /// A `data-…` attribute for pages, such as the notation of an action.
    pub fn data(self, key: &str, value: impl Display) -> Self {
        let key: String = key
            .chars()
            .filter(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || *c == '-')
            .collect();
        self.set(Cow::Owned(format!("data-{key}")), value)
    }

    /// Makes the element the place of a legal action: it carries the notation, can be focused and is read as a button.
    pub fn action(self, notation: impl Display, label: impl Display) -> Self {
        self.class("action")
            .data("action", notation)
            .role("button")
            .attr("tabindex", "0")
            .label(label)
    }

    /// Role for screen readers.
    pub fn role(self, role: &str) -> Self {
        self.attr("role", role)
    }

    /// Label for screen readers.
    pub fn label(self, label: impl Display) -> Self {
        self.attr("aria-label", label)
    }

    /// A picture of no meaning of its own: screen readers pass it by.
    pub fn hidden(self) -> Self {
        self.attr("aria-hidden", "true")
    }

    /// Any other attribute.
    pub fn attr(self, name: &'static str, value: impl Display) -> Self {
        self.set(Cow::Borrowed(name), value)
    }

    /// Any other attribute whose value is a number.
    pub fn num(mut self, name: &'static str, value: f32) -> Self {
        self.attrs
            .set(Cow::Borrowed(name), |out| number_into(out, value));
        self
    }

    /// Draws the children of a group and closes it.
    pub fn draw(mut self, draw: impl FnOnce(&mut Svg)) {
        self.open();
        let begin = self.svg.body.len();
        draw(self.svg);
        self.close(begin);
    }

    /// The first tag and the help.
    fn open(&mut self) {
        self.is_open = true;
        let out = &mut self.svg.body;
        out.push('<');
        out.push_str(self.tag);
        if let Some(id) = &self.id {
            attr_into(out, "id", id);
        }
        if !self.transform.is_empty() {
            attr_into(out, "transform", &self.transform);
        }
        self.attrs.write_into(out, self.svg.plain_lines);
        out.push('>');
        if let Some(title) = &self.title {
            wrap_into(out, "title", title);
        }
    }

    /// The last tag; an element in which nothing stands is closed at once.
    fn close(&mut self, begin: usize) {
        let out = &mut self.svg.body;
        if self.title.is_none() && out.len() == begin {
            out.pop();
            out.push_str("/>");
        } else {
            out.push_str("</");
            out.push_str(self.tag);
            out.push('>');
        }
        if let Some(id) = self.id.take() {
            self.svg.note_id(id);
        }
        let mut attrs = std::mem::take(&mut self.attrs);
        attrs.places.clear();
        attrs.values.clear();
        self.svg.spare.push(attrs);
    }

    fn set(mut self, name: Cow<'static, str>, value: impl Display) -> Self {
        self.attrs.set(name, |out| {
            write!(out, "{value}").expect("a string takes all that is written");
        });
        self
    }

    fn push_transform(&mut self, transform: &str) {
        if !self.transform.is_empty() {
            self.transform.push(' ');
        }
        self.transform.push_str(transform);
    }
}

impl Drop for El<'_> {
    fn drop(&mut self) {
        if !self.is_open {
            self.open();
            let begin = self.svg.body.len();
            self.svg.body.push_str(&self.content);
            self.close(begin);
        }
    }
}

fn attr_into(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    escape_into(out, value);
    out.push('"');
}

fn wrap_into(out: &mut String, tag: &str, text: &str) {
    out.push('<');
    out.push_str(tag);
    out.push('>');
    escape_into(out, text);
    out.push_str("</");
    out.push_str(tag);
    out.push('>');
}

fn point_list(points: &[(f32, f32)]) -> String {
    let mut out = String::new();
    for (x, y) in points {
        if !out.is_empty() {
            out.push(' ');
        }
        number_into(&mut out, *x);
        out.push(',');
        number_into(&mut out, *y);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(draw: impl FnOnce(&mut Svg)) -> String {
        let mut svg = Svg::new(10.0, 10.0);
        draw(&mut svg);
        svg.body
    }

    #[test]
    fn elements_are_written_in_order_with_their_last_attributes() {
        let text = body(|svg| {
            svg.g("a").at(1.0, 2.5).title("Help & more").draw(|svg| {
                svg.rect(0.0, 0.0, 4.0, 4.0)
                    .fill(Colour::hex(0))
                    .fill(Paint::None);
            });
            svg.circle(1.0, 1.0, 0.5).class("x").class("y");
        });
        assert_eq!(
            text,
            r#"<g id="a" transform="translate(1 2.5)"><title>Help &amp; more</title><rect x="0" y="0" width="4" height="4" fill="none"/></g><circle cx="1" cy="1" r="0.5" class="x y"/>"#
        );
    }

    #[test]
    fn hostile_text_cannot_leave_its_place() {
        let evil = "\"/></text><script>x</script>";
        let text = body(|svg| {
            svg.text(0.0, 0.0, evil)
                .id(evil)
                .title(evil)
                .label(evil)
                .data("a\" onload=\"x", evil)
                .class(evil);
        });
        assert!(!text.contains("<script"));
        assert!(text.contains(" data-aonloadx=\""));
        assert_eq!(
            text.matches('<').count(),
            4,
            "text, title and their ends: {text}"
        );
    }

    #[test]
    fn move_stands_before_scale_and_turn() {
        let text = body(|svg| svg.g("p").scale(0.5).turn(30.0).at(3.0, 4.0).draw(|_| {}));
        assert_eq!(
            text,
            r#"<g id="p" transform="translate(3 4) scale(0.5) rotate(30)"/>"#
        );
    }

    #[test]
    fn plain_lines_are_not_written() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.plain_lines();
        for width in [1.0, 2.0] {
            svg.line(0.0, 0.0, 1.0, 1.0)
                .stroke(Colour::hex(0), width)
                .smooth()
                .at(0.0, 0.001);
        }
        let text = svg.finish();
        assert_eq!(
            text.matches("stroke-linejoin").count(),
            1,
            "the root: {text}"
        );
        assert_eq!(
            text.matches("stroke-width").count(),
            1,
            "the wide one: {text}"
        );
        assert!(!text.contains("transform"), "{text}");
    }

    #[test]
    fn definitions_are_written_once_and_in_order() {
        let mut svg = Svg::new(10.0, 10.0);
        for id in ["b", "a", "b"] {
            svg.define(id, |svg| {
                svg.circle(0.0, 0.0, 1.0);
            });
            svg.reuse(id, 1.0, 1.0);
        }
        let text = svg.finish();
        assert!(text.contains(r#"<defs><g id="a"><circle cx="0" cy="0" r="1"/></g><g id="b">"#));
        assert_eq!(text.matches("<use").count(), 3);
    }

    #[test]
    fn a_repeated_id_is_noticed() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.g("one").draw(|svg| {
            svg.g("two").draw(|_| {});
        });
        assert_eq!(svg.clash(), None);
        svg.g("two").draw(|_| {});
        assert_eq!(svg.clash(), Some("two"));
        assert_eq!(svg.ids().collect::<Vec<_>>(), ["one", "two"]);
    }

    #[test]
    fn an_id_is_not_the_name_of_a_definition() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.define("dot", |_| {});
        assert_eq!(svg.clash(), None);
        svg.g("dot").draw(|_| {});
        assert_eq!(svg.clash(), Some("dot"));
    }

    #[test]
    fn a_document_is_the_same_to_the_byte() {
        let mut svg = Svg::new(40.0, 20.5);
        svg.title("Stół");
        svg.g("a").action("place 3+5", "Skarbnik").draw(|svg| {
            svg.text(1.0, 2.0, "8").size(12.0).bold().centred();
        });
        assert_eq!(
            svg.finish(),
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20.5" font-family="Stolik Sans, sans-serif" "#,
                r#"font-size="14" role="group"><title>Stół</title><g id="a" class="action" data-action="place 3+5" "#,
                r#"role="button" tabindex="0" aria-label="Skarbnik"><text x="1" y="2" font-size="12" font-weight="700" "#,
                r#"text-anchor="middle" dy="0.32em">8</text></g></svg>"#,
            )
        );
    }
}
