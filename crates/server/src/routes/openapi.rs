//! The description of the JSON interface. One list says what there is; a test asks the server for each line of it.

use crate::{names::NAME_CHARS, ops::CHAT_CHARS, pages::layout::Page, visitor::Visitor, words};
use bots::Level;
use game::Shelf;
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use table::MAX_SEATS;

/// One address of the interface.
pub struct Line {
    /// `get` or `post`.
    pub method: &'static str,
    /// The address with its variables in braces.
    pub path: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// Whether it needs a token.
    pub token: bool,
    /// The fields of the request: name, type, whether it must be there, meaning.
    pub fields: &'static [(&'static str, &'static str, bool, &'static str)],
    /// The fields of the answer.
    pub answer: &'static [&'static str],
}

const DECISION: (&str, &str, bool, &str) = (
    "decision",
    "integer",
    true,
    "The number of the seat's own decision that this answers, from the table or the legal actions.",
);
const SEAT: (&str, &str, bool, &str) = ("seat", "integer", false, "The seat's number, from 1.");

/// Everything that programs can do.
pub const LINES: &[Line] = &[
    Line {
        method: "get",
        path: "/api/games",
        summary: "Games with modes, options and player counts; bots of this server.",
        token: false,
        fields: &[],
        answer: &["games", "bots"],
    },
    Line {
        method: "get",
        path: "/api/games/{game}/rules",
        summary: "The rules of a game by id, in the language of Accept-Language.",
        token: false,
        fields: &[],
        answer: &["rules"],
    },
    Line {
        method: "post",
        path: "/api/guest",
        summary: "A new guest; the token is told once.",
        token: false,
        fields: &[("name", "string", true, "The name at tables.")],
        answer: &["token", "name"],
    },
    Line {
        method: "get",
        path: "/api/tables",
        summary: "Own tables and open tables.",
        token: false,
        fields: &[],
        answer: &["mine", "open"],
    },
    Line {
        method: "post",
        path: "/api/tables",
        summary: "A new table; the game begins when no seat is free.",
        token: true,
        fields: &[
            ("game", "string", true, "The game's id."),
            (
                "mode",
                "string",
                false,
                "The mode's id; the usual one when it is missing.",
            ),
            ("options", "object", false, "Options by key."),
            (
                "seats",
                "array",
                true,
                "One word per seat: me, open, invited or a bot's level.",
            ),
            (
                "spectators",
                "boolean",
                false,
                "Whether people without a seat may watch.",
            ),
            (
                "listed",
                "boolean",
                false,
                "Whether it is in the list of open tables.",
            ),
        ],
        answer: &["id"],
    },
    Line {
        method: "get",
        path: "/api/tables/{id}",
        summary: "The table: seats, stage, whose turn, the own decision's number.",
        token: false,
        fields: &[],
        answer: &[
            "id",
            "moment",
            "game",
            "stage",
            "seats",
            "your_seat",
            "decision",
            "your_turn",
            "halted",
            "standing",
            "undo",
            "outcome",
            "seed_hash",
            "seed",
            "luck",
            "next",
        ],
    },
    Line {
        method: "get",
        path: "/api/tables/{id}/view",
        summary: "What the own seat, or a spectator, sees.",
        token: false,
        fields: &[],
        answer: &["moment", "view"],
    },
    Line {
        method: "get",
        path: "/api/tables/{id}/legal",
        summary: "Every legal action of the own seat with label and path, and why other things are not possible.",
        token: true,
        fields: &[],
        answer: &["moment", "decision", "prompt", "actions", "unavailable"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/act",
        summary: "Makes an action. When it answers, the action is on disk. Repeating it is harmless.",
        token: true,
        fields: &[
            DECISION,
            ("action", "string", true, "The action in notation."),
        ],
        answer: &["ok", "already"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/undo",
        summary: "Takes the own last action back, or all since something was drawn or revealed.",
        token: true,
        fields: &[
            DECISION,
            ("all", "boolean", false, "All that can be taken back."),
        ],
        answer: &["ok"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/standing",
        summary: "Gives a standing answer for the own seat until further notice, or takes it back.",
        token: true,
        fields: &[
            (
                "give",
                "string",
                false,
                "The answer's id: see standing of the table.",
            ),
            ("drop", "string", false, "The id of an answer to take back."),
        ],
        answer: &["ok"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/back",
        summary: "Asks all to go back to before the own last action, or answers such a wish.",
        token: true,
        fields: &[
            (
                "agrees",
                "string",
                false,
                "yes or no answers; without it this asks.",
            ),
            (
                "wish",
                "integer",
                false,
                "The wish that is answered, as the table tells it: a late answer is refused.",
            ),
        ],
        answer: &["ok"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/hint",
        summary: "What a strong bot would do on the own seat.",
        token: true,
        fields: &[],
        answer: &["bot", "advice"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/chat",
        summary: "Says something.",
        token: true,
        fields: &[("text", "string", true, "At most 500 characters.")],
        answer: &["ok"],
    },
    Line {
        method: "get",
        path: "/api/tables/{id}/log",
        summary: "The log as the own seat may read it, and what was said; ?from=N begins after N actions.",
        token: false,
        fields: &[],
        answer: &["log", "chat"],
    },
    Line {
        method: "get",
        path: "/api/tables/{id}/events",
        summary: "A stream of server-sent events: the table each time it changes.",
        token: false,
        fields: &[],
        answer: &[],
    },
    Line {
        method: "get",
        path: "/api/tables/{id}/replay",
        summary: "The finished game as a file with its seed.",
        token: false,
        fields: &[],
        answer: &[],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/again",
        summary: "The same people and bots again, seats moved on by one.",
        token: true,
        fields: &[],
        answer: &["id"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/continue",
        summary: "Goes on from a moment of a finished game against bots.",
        token: true,
        fields: &[
            ("at", "integer", true, "After so many actions."),
            SEAT,
            ("level", "string", true, "The bots' level."),
        ],
        answer: &["id"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/seats/{seat}",
        summary: "Takes, gives, hands over a seat, or seats a program.",
        token: true,
        fields: &[
            ("do", "string", true, "sit, give, stand-in or program."),
            (
                "holder",
                "string",
                false,
                "For give: open, invited or a bot's level.",
            ),
            (
                "level",
                "string",
                false,
                "For stand-in: the bot that plays for the person; empty gives the seat back.",
            ),
            (
                "name",
                "string",
                false,
                "For program: its name; the answer has its token.",
            ),
        ],
        answer: &["ok", "token"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/invites",
        summary: "A link for a seat, or for any free one.",
        token: true,
        fields: &[SEAT],
        answer: &["token", "link"],
    },
    Line {
        method: "post",
        path: "/api/tables/{id}/invites/{token}/revoke",
        summary: "The link no longer works.",
        token: true,
        fields: &[],
        answer: &["ok"],
    },
    Line {
        method: "post",
        path: "/api/invites/{token}",
        summary: "Sits down with an invitation.",
        token: true,
        fields: &[SEAT],
        answer: &["id"],
    },
];

/// The document, as `OpenAPI` 3.1.
pub fn document(games: Shelf) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for line in LINES {
        let entry = paths.entry(line.path).or_insert_with(|| json!({}));
        entry[line.method] = operation(games, line);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Stolik", "version": env!("CARGO_PKG_VERSION"), "description": "Tables, seats, views, legal actions, actions, events and replays." },
        "paths": paths,
        "components": {
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
            "schemas": { "Error": {
                "type": "object",
                "required": ["error"],
                "properties": { "error": { "type": "object", "required": ["kind", "message"], "properties": {
                    "kind": { "type": "string" }, "message": { "type": "string" }, "rule": { "type": ["string", "null"] },
                } } },
            } },
        },
    })
}

fn operation(games: Shelf, line: &Line) -> Value {
    let mut variables: Vec<Value> = line
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": variable(name) }))
        .collect();
    if line.path.ends_with("/log") {
        variables.push(
            json!({ "name": "from", "in": "query", "schema": { "type": "integer", "minimum": 0 } }),
        );
    }
    let mut operation = json!({
        "summary": line.summary,
        "parameters": variables,
        "responses": {
            "200": { "description": "Done.", "content": content(line) },
            "default": { "description": "Refused, and why.", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } } },
        },
    });
    if line.token {
        operation["security"] = json!([{ "token": [] }]);
    }
    if line.method == "post" {
        let fields: Map<String, Value> = line
            .fields
            .iter()
            .map(|(name, kind, _, meaning)| {
                let mut schema = field(games, name, kind);
                schema["description"] = json!(meaning);
                ((*name).to_owned(), schema)
            })
            .collect();
        let needed: Vec<&str> = line
            .fields
            .iter()
            .filter(|field| field.2)
            .map(|field| field.0)
            .collect();
        operation["requestBody"] = json!({ "content": { "application/json": { "schema": {
            "type": "object", "properties": fields, "required": needed,
        } } } });
    }
    operation
}

/// What comes back: a stream, a file, or an object whose fields are all there.
fn content(line: &Line) -> Value {
    let text = json!({ "schema": { "type": "string" } });
    if line.path.ends_with("/events") {
        return json!({ "text/event-stream": text });
    }
    if line.path.ends_with("/replay") {
        return json!({ "text/plain": text });
    }
    let fields: Map<String, Value> = line
        .answer
        .iter()
        .map(|name| ((*name).to_owned(), answered(name)))
        .collect();
    let mut schema = json!({ "type": "object", "properties": fields });
    // A seat's address answers differently to what is done there.
    if !line.path.ends_with("{seat}") {
        schema["required"] = json!(line.answer);
    }
    json!({ "application/json": { "schema": schema } })
}

fn variable(name: &str) -> Value {
    match name {
        "seat" => json!({ "type": "integer", "minimum": 1, "maximum": MAX_SEATS }),
        _ => json!({ "type": "string", "minLength": 1 }),
    }
}

/// A field of a request by its name; each means the same everywhere. A number may be written as text, as forms do.
fn field(games: Shelf, name: &str, kind: &str) -> Value {
    let levels = || Level::ready().map(Level::name);
    let words = |least: usize, most: usize| json!({ "type": "string", "minLength": least, "maxLength": most });
    match name {
        "name" => words(1, NAME_CHARS),
        "text" => words(1, CHAT_CHARS),
        "action" => json!({ "type": "string", "minLength": 1 }),
        "game" => {
            json!({ "type": "string", "enum": games.iter().map(|game| game.id()).collect::<Vec<_>>() })
        }
        "do" => json!({ "type": "string", "enum": ["sit", "give", "stand-in", "program"] }),
        "agrees" => json!({ "type": "string", "enum": ["yes", "no"] }),
        "level" => json!({ "type": "string", "enum": levels().chain([""]).collect::<Vec<_>>() }),
        "holder" => {
            json!({ "type": "string", "enum": levels().chain(["open", "invited"]).collect::<Vec<_>>() })
        }
        "seats" => {
            let word = json!({ "type": "string", "enum": levels().chain(["me", "open", "invited"]).collect::<Vec<_>>() });
            json!({ "type": "array", "minItems": 1, "maxItems": MAX_SEATS, "items": word })
        }
        "seat" => json!({ "type": "integer", "minimum": 1, "maximum": MAX_SEATS }),
        "options" => json!({ "type": "object", "additionalProperties": { "type": "string" } }),
        _ if kind == "integer" => json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX }),
        _ => json!({ "type": kind }),
    }
}

/// A field of an answer by its name; each means the same everywhere.
fn answered(name: &str) -> Value {
    let kind = match name {
        "games" | "bots" | "rules" | "mine" | "open" | "seats" | "actions" | "unavailable"
        | "log" | "chat" | "luck" => json!("array"),
        "token" | "name" | "id" | "moment" | "game" | "stage" | "prompt" | "link" | "bot" => {
            json!("string")
        }
        "your_turn" | "halted" | "ok" | "already" => json!("boolean"),
        "view" | "advice" => json!("object"),
        "your_seat" | "decision" | "undo" => json!(["integer", "null"]),
        "seed_hash" | "seed" | "next" => json!(["string", "null"]),
        "outcome" => json!(["object", "null"]),
        "standing" => json!(["array", "null"]),
        // Anything; a test sees to it that there is no such field.
        _ => return json!({}),
    };
    json!({ "type": kind })
}

/// The same for people who read.
pub fn page(visitor: &Visitor) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    Page {
        visitor,
        title: w("for-programs"),
        class: "rules",
        here: "/api".to_owned(),
        body: html! {
            h1 { (w("for-programs")) }
            p { (w("api-help")) " " a href="/api/openapi.json" { "openapi.json" } }
            @for line in LINES {
                section.card lang="en" {
                    h2 { code { (line.method.to_uppercase()) " " (line.path) } }
                    p { (line.summary) }
                    @if !line.fields.is_empty() {
                        dl { @for (name, kind, _, meaning) in line.fields {
                            dt { code { (name) } " (" (kind) ")" } dd { (meaning) }
                        } }
                    }
                }
            }
        },
    }
    .render()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_of_an_answer_has_a_type() {
        for name in LINES.iter().flat_map(|line| line.answer) {
            assert_ne!(answered(name), json!({}), "{name}");
        }
    }
}
