// The script of the pages. Everything works without it: it adds clicking on the board, smooth moves, keys, live updates.
// State comes only from the server: the script shows what it is sent and sends what is chosen.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---------------------------------------------------------------------------------------------- forms

/** Sends a form without leaving the page. Answers whether it was done. */
async function send(form, button) {
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.set(button.name, button.value);
  const refusal = $("#refusal");
  if (refusal) refusal.textContent = "";
  try {
    // A button may be called "action" and hide the property of that name.
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "application/json" } });
    const json = await answer.json();
    if (answer.ok) return true;
    tell(json.error.message, json.error.rule);
    return false;
  } catch {
    tell(table?.words.lost ?? "");
    return false;
  }
}

function tell(text, rule) {
  const refusal = $("#refusal");
  if (!refusal) return alert(text);
  refusal.textContent = rule ? `${text} (${rule})` : text;
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!table || !form.matches("[data-quiet], [data-offers]")) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = "yes";
  const done = await send(form, event.submitter);
  delete form.dataset.busy;
  if (!done) return;
  if (form.id === "chat-form") form.reset();
  // Without a stream nothing would show what was done. The page is not loaded again: a connection that was lost just now
  // would take it away.
  if (!table.isOpen()) table.listen();
});

// ---------------------------------------------------------------------------------------------- small things on other pages

for (const label of $$(".filter")) label.hidden = false;

function filterList(input, items) {
  const needle = input.value.trim().toLowerCase();
  for (const item of items) item.hidden = needle !== "" && !item.textContent.toLowerCase().includes(needle);
}

document.addEventListener("input", (event) => {
  const { id } = event.target;
  if (id === "log-filter") filterList(event.target, $$("#log > li"));
  if (id === "offer-filter") table?.choice.filter(event.target.value);
  if (id === "rules-search") filterList(event.target, $$("#rulebook > .rule-text"));
});

const players = $("[data-players]");
if (players) {
  // As many seats as players, and only numbers and options that the mode has.
  const show = () => {
    const chosen = $("input[name=mode]:checked");
    const mode = chosen?.dataset;
    for (const option of $$("[data-modes]")) {
      option.hidden = !!chosen && !option.dataset.modes.split(" ").includes(chosen.value);
      $("select", option).disabled = option.hidden;
    }
    const options = $("[data-options]");
    if (options) options.hidden = !$$("select", options).some((select) => !select.disabled);
    for (const option of players.options) option.disabled = mode && (+option.value < +mode.least || +option.value > +mode.most);
    if (players.selectedOptions[0]?.disabled) players.value = mode.least;
    for (const seat of $$("[data-seat]")) seat.hidden = +seat.dataset.seat > +players.value;
  };
  players.form.addEventListener("change", show);
  show();
}

for (const link of $$("[data-key^=Arrow]")) {
  document.addEventListener("keydown", (event) => {
    if (event.key === link.dataset.key && !event.target.closest("input, select, textarea")) link.click();
  });
}

// ---------------------------------------------------------------------------------------------- choosing along a path

/** The choice that is open: paths of all legal actions, and what has been clicked so far. */
class Choice {
  constructor() {
    this.read();
  }

  read() {
    this.buttons = $$("#offers button[data-path]");
    this.paths = this.buttons.map((button) => JSON.parse(button.dataset.path));
    this.clicked = [];
    this.text = $("#offer-filter")?.value ?? "";
    this.show();
  }

  /** Buttons that fit what has been clicked and typed. The first click is the first of a path; then any order will do. */
  fitting() {
    const needle = this.text.trim().toLowerCase();
    return this.buttons.filter((button, at) =>
      this.rest(at) !== null && (!needle || button.textContent.toLowerCase().includes(needle)));
  }

  /** What is left of a path after what has been clicked; null when it does not fit. */
  rest(at) {
    const [first, ...others] = this.clicked;
    const rest = [...this.paths[at]];
    if (first === undefined) return rest;
    if (rest.shift() !== first) return null;
    for (const id of others) {
      const place = rest.indexOf(id);
      if (place < 0) return null;
      rest.splice(place, 1);
    }
    return rest;
  }

  /** Ids that can be clicked next. */
  targets() {
    const rests = this.fitting().map((button) => this.rest(this.buttons.indexOf(button)));
    return [...new Set(this.clicked.length ? rests.flat() : rests.map((rest) => rest[0]).filter(Boolean))];
  }

  click(id) {
    if (!this.targets().includes(id)) return;
    this.clicked.push(id);
    const left = this.fitting();
    if (left.length === 1) {
      this.clicked = [];
      left[0].click();
      return;
    }
    this.show();
    ($("#board .target") ?? $("#offers li:not([hidden]) button"))?.focus();
  }

  back() {
    if (!this.clicked.length) return false;
    this.clicked.pop();
    this.show();
    return true;
  }

  filter(text) {
    this.text = text;
    this.show();
  }

  show() {
    const fitting = new Set(this.fitting());
    let number = 0;
    for (const button of this.buttons) {
      button.parentElement.hidden = !fitting.has(button);
      if (fitting.has(button) && number < 9) button.dataset.number = ++number;
      else delete button.dataset.number;
    }
    const narrowed = $("#narrowed");
    if (narrowed) {
      narrowed.hidden = !this.clicked.length;
      narrowed.textContent = this.clicked.map(nameOf).join(" → ");
    }
    const targets = this.targets();
    if (this.clicked.length) table?.follow(targets);
    mark(targets, new Set(this.clicked));
  }
}

/** What a piece says of itself. */
function nameOf(id) {
  const element = document.getElementById(id);
  return element?.getAttribute("aria-label") ?? $(":scope > title", element ?? document)?.textContent ?? id;
}

const SVG = "http://www.w3.org/2000/svg";

/** Frames around what can be clicked: dashed with corners, so that shape tells it and not only colour. */
function mark(ids, clicked) {
  const svg = $("#board .picture > svg");
  if (!svg) return;
  $("#targets", svg)?.remove();
  const layer = document.createElementNS(SVG, "g");
  layer.id = "targets";
  const frames = [];
  for (const id of [...ids, ...clicked]) {
    const element = svg.getElementById(id);
    if (!element) continue;
    const box = boxIn(svg, element);
    frames.push({ id, box, element, isClicked: clicked.has(id) });
  }
  // The smaller ones lie on top, so that a piece on a space can be clicked.
  frames.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  for (const { id, box, isClicked } of frames) layer.append(frame(id, box, isClicked));
  svg.append(layer);
}

function frame(id, { x, y, width, height }, isClicked) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", isClicked ? "clicked" : "target");
  const least = 24 / (table?.scale() ?? 1);
  const grow = Math.max(2, (least - Math.min(width, height)) / 2);
  const [l, t, r, b] = [x - grow, y - grow, x + width + grow, y + height + grow];
  const rect = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: l, y: t, width: r - l, height: b - t, rx: 4 })) rect.setAttribute(name, value);
  const arm = Math.min(12, (r - l) / 4, (b - t) / 4);
  const corners = document.createElementNS(SVG, "path");
  corners.setAttribute("d", `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`);
  group.append(rect, corners);
  if (!isClicked) {
    group.dataset.target = id;
    group.setAttribute("role", "button");
    group.setAttribute("tabindex", "0");
    group.setAttribute("aria-label", nameOf(id));
  }
  return group;
}

/** A box of an element in the coordinates of the picture. */
function boxIn(svg, element) {
  const box = element.getBBox();
  const to = svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
  const corners = [[box.x, box.y], [box.x + box.width, box.y], [box.x, box.y + box.height], [box.x + box.width, box.y + box.height]]
    .map(([x, y]) => new DOMPoint(x, y).matrixTransform(to));
  const xs = corners.map((p) => p.x), ys = corners.map((p) => p.y);
  const x = Math.min(...xs), y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

// ---------------------------------------------------------------------------------------------- the table

class Table {
  constructor(root) {
    this.root = root;
    this.words = JSON.parse(root.dataset.words);
    this.moment = root.dataset.moment;
    this.zoomed = 1;
    this.tab = "board";
    this.sound = localStorage.getItem("sound") === "on";
    $("#tabs").hidden = false;
    $("#taller").hidden = false;
    this.tools();
    this.listen();
    this.links();
    this.turn(root.dataset.turn === "true", document.title);
    $("#log")?.scrollTo(0, 1e9);
  }

  isOpen() {
    return this.stream?.readyState === EventSource.OPEN;
  }

  // Live updates. The browser reconnects by itself and says where it was; after an error that ends the stream we do.
  listen() {
    this.stream?.close();
    this.stream = new EventSource(`${this.root.dataset.live}?moment=${encodeURIComponent(this.moment)}`);
    this.stream.addEventListener("open", () => { $("#offline").hidden = true; this.pause = 500; });
    this.stream.addEventListener("scene", (event) => this.show(JSON.parse(event.data)));
    this.stream.addEventListener("error", () => {
      $("#offline").hidden = false;
      this.pause = Math.min((this.pause ?? 500) * 2, 8000);
      clearTimeout(this.again);
      this.again = setTimeout(() => { if (!this.isOpen()) this.listen(); }, this.pause);
    });
  }

  show(news) {
    this.moment = news.id;
    const before = news.parts.board === undefined ? null : this.places();
    const focus = this.focused();
    const { scrollLeft = 0, scrollTop = 0 } = $("#board .picture") ?? {};
    for (const [id, html] of Object.entries(news.parts)) {
      const part = document.getElementById(id);
      // What somebody has unfolded stays so.
      const open = $$("details[open]", part).map((details) => details.className + details.parentElement.id);
      part.innerHTML = html;
      for (const details of $$("details", part)) if (open.includes(details.className + details.parentElement.id)) details.open = true;
    }
    if (news.log) this.log(news.log);
    if (news.parts["chat-lines"] && $("#chat-lines [data-number]")) { $("#chat-fold").open = true; $("#chat-lines").scrollTo(0, 1e9); }
    for (const label of $$(".filter")) label.hidden = false;
    if (before) { this.fit(); $("#board .picture")?.scrollTo(scrollLeft, scrollTop); }
    this.links();
    this.choice.read();
    // After the targets are marked: where a gliding piece is drawn is not where it will lie.
    if (before) this.glide(before);
    this.refocus(focus);
    this.turn(news.turn, news.title);
  }

  log({ cut, add }) {
    const log = $("#log");
    for (const line of $$("li", log)) if (+line.dataset.key >= cut) line.remove();
    log.insertAdjacentHTML("beforeend", add);
    const filter = $("#log-filter");
    if (filter?.value) filterList(filter, $$("li", log));
    log.scrollTo({ top: 1e9, behavior: calm.matches ? "auto" : "smooth" });
  }

  turn(mine, title) {
    document.title = title.includes("Stolik") ? title : `${title} · Stolik`;
    $("#tab-icon").href = mine ? "/assets/icon-turn.svg" : "/assets/icon.svg";
    if (mine && !this.mine && this.sound) this.chime();
    this.mine = mine;
    this.root.dataset.turn = mine;
  }

  chime() {
    const audio = new AudioContext();
    const tone = audio.createOscillator(), volume = audio.createGain();
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
    tone.frequency.value = 660;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.6);
  }

  // Where the keyboard was: the same element again, or the list of actions.
  focused() {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    return { id: element.id, target: element.dataset?.target, isOffer: !!element.closest?.("#offers"), key: element.dataset?.key, inside: !!element.closest?.("#actions, #board") };
  }

  refocus(was) {
    if (!was?.inside || (document.activeElement && document.activeElement !== document.body)) return;
    const again = (was.target && $(`[data-target="${CSS.escape(was.target)}"]`)) || (was.key && $(`[data-key="${was.key}"]:not(:disabled)`))
      || (was.id && document.getElementById(was.id)) || (was.isOffer && $("#offers li:not([hidden]) button")) || $("#prompt");
    if (again === $("#prompt")) again.tabIndex = -1;
    again?.focus({ preventScroll: true });
  }

  // Pieces keep their ids, so a piece that moved glides from where it was.
  places() {
    const places = new Map();
    for (const element of $$("#board .picture [id]")) {
      const { x, y, width } = element.getBoundingClientRect();
      if (width) places.set(element.id, { x, y });
    }
    return places;
  }

  glide(before) {
    if (calm.matches) return;
    const svg = $("#board .picture > svg");
    if (!svg) return;
    const scale = this.scale();
    for (const element of $$("[id]", svg)) {
      const was = before.get(element.id);
      if (!was || element.closest("defs, #targets")) continue;
      const { x, y, width } = element.getBoundingClientRect();
      const dx = (was.x - x) / scale, dy = (was.y - y) / scale;
      if (!width || Math.hypot(dx, dy) < 2) continue;
      // A piece inside another one that glides too moves with it.
      if (element.parentElement?.closest("[data-glides]")) continue;
      element.dataset.glides = "";
      const placed = element.getAttribute("transform") ?? "";
      const base = placed ? element.transform.baseVal.consolidate()?.matrix : null;
      const end = base ? `matrix(${base.a},${base.b},${base.c},${base.d},${base.e},${base.f})` : "none";
      const start = `translate(${dx}px,${dy}px) ${end === "none" ? "" : end}`;
      element.animate([{ transform: start }, { transform: end }], { duration: 450, easing: "cubic-bezier(.3,.1,.2,1)" })
        .finished.finally(() => delete element.dataset.glides);
    }
  }

  scale() {
    const svg = $("#board .picture > svg");
    return svg?.getScreenCTM()?.a || 1;
  }

  // Zoom and pan: the picture grows in a frame that scrolls.
  zoom(factor) {
    this.zoomed = factor ? Math.min(5, Math.max(1, this.zoomed * factor)) : 1;
    this.fit();
    this.choice.show();
  }

  fit() {
    const svg = $("#board .picture > svg");
    if (!svg) return;
    this.crop();
    const wide = this.isPhone() ? this.breadth(svg) : 1;
    const size = this.zoomed * wide;
    svg.style.width = size === 1 ? "" : `${size * 100}%`;
    svg.style.maxHeight = size === 1 ? "" : "none";
  }

  /** On a phone a wide part of the picture is larger than the window and can be pushed sideways, so that it stays legible. */
  breadth(svg) {
    const { width, height } = svg.viewBox.baseVal;
    return Math.min(2.4, Math.max(1, width / height));
  }

  isPhone() {
    return getComputedStyle($("#tabs")).display !== "none";
  }

  /** On a phone a tab shows a part of the picture: the board without panels, the own panel, or those of the others. */
  crop() {
    const svg = $("#board .picture > svg");
    if (!svg) return;
    svg.dataset.whole ??= svg.getAttribute("viewBox");
    svg.setAttribute("viewBox", svg.dataset.whole);
    if (!this.isPhone()) return;
    const view = this.views(svg)[this.tab];
    if (view) svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
  }

  /** The parts of the picture. Panels are elements `seat-1`, `seat-2` and so on. */
  views(svg) {
    const [, , width, height] = svg.dataset.whole.split(" ").map(Number);
    const own = `seat-${this.root.dataset.seat}`;
    const panels = $$("[id^=seat-]", svg).filter((panel) => /^seat-\d$/.test(panel.id));
    if (!panels.length) return {};
    const around = (list) => {
      if (!list.length) return null;
      const boxes = list.map((panel) => boxIn(svg, panel));
      const x = Math.min(...boxes.map((b) => b.x)), y = Math.min(...boxes.map((b) => b.y));
      return { x, y, width: Math.max(...boxes.map((b) => b.x + b.width)) - x, height: Math.max(...boxes.map((b) => b.y + b.height)) - y };
    };
    const all = around(panels);
    // What lies beside or above the panels is the board.
    const beside = { x: 0, y: 0, width: all.x, height }, above = { x: 0, y: 0, width, height: all.y };
    const board = beside.width * beside.height > above.width * above.height ? beside : above;
    return {
      board: board.width * board.height > width * height / 5 ? board : null,
      mine: around(panels.filter((panel) => panel.id === own)),
      others: around(panels.filter((panel) => panel.id !== own)),
    };
  }

  /** On a phone the tab on which the next click can be made comes forward. */
  follow(ids) {
    const svg = $("#board .picture > svg");
    if (!svg || !this.isPhone() || this.tab === "log" || !ids.length) return;
    const views = this.views(svg);
    const boxes = ids.map((id) => svg.getElementById(id)).filter(Boolean).map((element) => boxIn(svg, element));
    const sees = (view) => view && boxes.some((box) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;
    });
    if (!views[this.tab] || sees(views[this.tab])) return;
    const other = ["board", "mine", "others"].find((tab) => sees(views[tab]));
    if (other) this.open(other);
  }

  open(tab) {
    this.tab = tab;
    this.root.dataset.shown = tab;
    for (const button of $$("#tabs button")) button.setAttribute("aria-pressed", button.dataset.tab === tab);
    this.fit();
    mark(this.choice.targets(), new Set(this.choice.clicked));
  }

  tools() {
    const bar = document.createElement("div");
    bar.id = "tools";
    const tool = (label, title, work) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.title = title;
      button.setAttribute("aria-label", title);
      button.addEventListener("click", () => work(button));
      bar.append(button);
      return button;
    };
    tool("−", this.words["zoom-out"], () => this.zoom(0.8));
    tool("+", this.words["zoom-in"], () => this.zoom(1.25));
    tool("◻", this.words["zoom-fit"], () => this.zoom(0));
    const name = () => this.words[this.sound ? "sound-on" : "sound-off"];
    tool("♪", name(), (button) => {
      this.sound = !this.sound;
      localStorage.setItem("sound", this.sound ? "on" : "off");
      button.title = name();
      button.setAttribute("aria-label", name());
      button.setAttribute("aria-pressed", this.sound);
      if (this.sound) this.chime();
    }).setAttribute("aria-pressed", this.sound);
    tool("?", this.words.keys, () => $("#keys").showModal());
    $("#board-part").append(bar);
  }

  // Links to copy say the whole address.
  links() {
    for (const input of $$("input[data-link]")) {
      if (input.value.startsWith("/")) input.value = location.origin + input.value;
    }
  }

  /** A line under the board that explains what is pointed at. */
  explain(element) {
    const line = $("#explain");
    const piece = element?.closest?.("[data-target], [id], title");
    if (!piece || !$("#board").contains(piece)) { line.textContent = ""; return; }
    const id = piece.dataset?.target ?? piece.id;
    const reason = $(`.why li[data-target="${CSS.escape(id)}"]`);
    let named = document.getElementById(id);
    while (named && named !== $("#board") && !named.getAttribute("aria-label") && !$(":scope > title", named)) named = named.parentElement;
    const text = named && named !== $("#board") && named.tagName !== "svg" ? nameOf(named.id) || $(":scope > title", named)?.textContent : "";
    line.textContent = [text, reason?.textContent].filter(Boolean).join(" · ");
  }
}

const root = $("#table[data-live]");
const table = root ? new Table(root) : null;
if (table) start();

function start() {
  table.choice = new Choice();
  table.fit();
  table.choice.show();
  addEventListener("resize", () => { table.fit(); table.choice.show(); });

  document.addEventListener("click", (event) => {
    const tab = event.target.closest("#tabs [data-tab]");
    if (tab) return table.open(tab.dataset.tab);
    const taller = event.target.closest("#taller");
    if (taller) return taller.setAttribute("aria-expanded", taller.getAttribute("aria-expanded") !== "true");
    const target = event.target.closest("[data-target]");
    if (target?.closest("#targets")) return table.choice.click(target.dataset.target);
    if (event.target.closest("#targets .clicked")) return table.choice.back();
    // A piece that cannot be chosen says why.
    const piece = event.target.closest?.("#board [id]");
    const reason = piece && $(`.why li[data-target="${CSS.escape(piece.id)}"]`);
    if (reason) tell(reason.textContent);
  });

  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, (event) => table.explain(event.target));
  // A long press explains on a touch screen.
  let press;
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch") press = setTimeout(() => table.explain(event.target), 500);
  });
  for (const type of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(type, () => clearTimeout(press));

  // Pointing at an action shows its way on the board.
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, (event) => {
    const button = event.target.closest?.("#offers button[data-path]");
    for (const old of $$("#targets .hinted")) old.classList.remove("hinted");
    if (!button) return;
    for (const id of JSON.parse(button.dataset.path)) $(`#targets [data-target="${CSS.escape(id)}"]`)?.classList.add("hinted");
  });

  document.addEventListener("keydown", key);
  // Dragging pans a board that is zoomed in.
  let from;
  const picture = () => $("#board .picture");
  $("#board").addEventListener("pointerdown", (event) => {
    if (table.zoomed > 1 && event.pointerType === "mouse") from = { x: event.clientX + picture().scrollLeft, y: event.clientY + picture().scrollTop };
  });
  addEventListener("pointermove", (event) => {
    if (from) picture().scrollTo(from.x - event.clientX, from.y - event.clientY);
  });
  addEventListener("pointerup", () => { from = null; });
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || $("#keys").open) return;
  const typing = event.target.closest("input:not([readonly]), textarea, select");
  if (event.key === "Escape") {
    if (typing) return typing.blur();
    if (table.choice.back()) event.preventDefault();
    return;
  }
  if (typing) return;
  const target = event.target.closest("#targets [data-target]");
  if (target && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return table.choice.click(target.dataset.target);
  }
  const go = (selector) => { event.preventDefault(); const element = $(selector); element?.scrollIntoView({ block: "nearest" }); element?.focus(); };
  if (/^[1-9]$/.test(event.key)) return $(`#offers button[data-number="${event.key}"]`)?.click();
  switch (event.key) {
    case "?": event.preventDefault(); return $("#keys").showModal();
    case "/": return go("#offer-filter");
    case "u": case "h": return $(`#actions button[data-key="${event.key}"]:not(:disabled)`)?.click();
    case "b": return go("#targets .target");
    case "a": return go("#offers li:not([hidden]) button");
    case "l": table.open("log"); return go("#log");
    case "c": table.open("log"); $("#chat-fold").open = true; return go("#chat-form input");
    case "+": return table.zoom(1.25);
    case "-": return table.zoom(0.8);
    case "0": return table.zoom(0);
    case "ArrowDown": case "ArrowRight": return step(event, 1);
    case "ArrowUp": case "ArrowLeft": return step(event, -1);
  }
}

/** Moves the focus among actions, or among targets on the board. */
function step(event, by) {
  const inList = event.target.closest("#offers");
  const inBoard = event.target.closest("#targets");
  if (!inList && !inBoard) return;
  event.preventDefault();
  const all = inList ? $$("#offers li:not([hidden]) button") : $$("#targets .target").sort((a, b) => order(a) - order(b));
  const at = all.indexOf(event.target.closest("button, .target"));
  all[(at + by + all.length) % all.length]?.focus();
}

/** Reading order: row by row. */
function order(element) {
  const { x, y } = element.getBoundingClientRect();
  return Math.round(y / 20) * 10000 + x;
}
