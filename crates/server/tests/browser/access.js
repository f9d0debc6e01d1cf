// What is wrong with this page for somebody who uses a keyboard, a screen reader or weak eyes. One line each.
(() => {
  const wrong = [];
  const $$ = (selector) => [...document.querySelectorAll(selector)];
  const seen = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const where = (e) => `<${e.tagName.toLowerCase()} ${[...e.attributes].slice(0, 4).map((a) => `${a.name}="${a.value.slice(0, 30)}"`).join(" ")}>`;
  if (!document.documentElement.lang) wrong.push("the page does not say its language");
  if (!document.title) wrong.push("the page has no title");
  if ($$("main").length !== 1) wrong.push("one main landmark is expected");
  if ($$("h1").length !== 1) wrong.push(`one h1 is expected, there are ${$$("h1").length}`);
  let last = 0;
  for (const h of $$("h1, h2, h3, h4")) {
    const level = +h.tagName[1];
    if (seen(h) && level > last + 1) wrong.push(`heading jumps to ${level}: ${h.textContent.slice(0, 40)}`);
    if (seen(h)) last = level;
  }
  const ids = new Map();
  for (const e of $$("[id]")) ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
  for (const [id, n] of ids) if (n > 1) wrong.push(`the id ${id} occurs ${n} times`);
  const name = (e) => (e.getAttribute("aria-label") || (e.getAttribute("aria-labelledby") && document.getElementById(e.getAttribute("aria-labelledby"))?.textContent)
    || e.labels?.[0]?.textContent || e.textContent || e.title || "").trim();
  for (const e of $$("a[href], button, input:not([type=hidden]), select, summary, [role=button]")) {
    if (seen(e) && !name(e)) wrong.push(`no name: ${where(e)}`);
    const { width, height } = e.getBoundingClientRect();
    const inline = e.tagName === "A" && getComputedStyle(e).display === "inline";
    if (seen(e) && !inline && (width < 23.5 || height < 23.5) && !["checkbox", "radio"].includes(e.type)) wrong.push(`too small (${width.toFixed()}x${height.toFixed()}): ${where(e)}`);
  }
  for (const img of $$("img")) if (!img.hasAttribute("alt")) wrong.push(`no alt: ${where(img)}`);
  for (const e of $$("[tabindex]")) if (+e.getAttribute("tabindex") > 0) wrong.push(`focus order is forced: ${where(e)}`);
  for (const e of $$("[aria-describedby]")) if (!document.getElementById(e.getAttribute("aria-describedby"))) wrong.push(`described by nothing: ${where(e)}`);
  for (const e of $$("ul > *, ol > *")) if (!["LI", "SCRIPT", "TEMPLATE"].includes(e.tagName)) wrong.push(`not a list item: ${where(e)}`);
  // Contrast of text with what lies behind it.
  const rgb = (text) => { const m = text.match(/[\d.]+/g)?.map(Number); return m && { r: m[0], g: m[1], b: m[2], a: m[3] ?? 1 }; };
  const over = (top, under) => ({ r: top.r * top.a + under.r * (1 - top.a), g: top.g * top.a + under.g * (1 - top.a), b: top.b * top.a + under.b * (1 - top.a), a: 1 });
  const behind = (e) => {
    const layers = [];
    for (let n = e; n; n = n.parentElement) {
      const c = rgb(getComputedStyle(n).backgroundColor);
      if (c && c.a > 0) { layers.push(c); if (c.a === 1) break; }
    }
    return layers.reverse().reduce((under, top) => over(top, under), { r: 255, g: 255, b: 255, a: 1 });
  };
  const light = ({ r, g, b }) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !seen(e) || e.closest("svg, .unseen, :disabled, option")) continue;
    const style = getComputedStyle(e);
    const back = behind(e);
    let ink = rgb(style.color);
    if (!ink) continue;
    ink = over(ink, back);
    const [a, b] = [light(ink), light(back)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && +style.fontWeight >= 700);
    const line = `contrast ${ratio.toFixed(2)}: ${where(e)} ${walker.currentNode.textContent.trim().slice(0, 30)}`;
    if (ratio < (large ? 3 : 4.5) && !told.has(line)) { told.add(line); wrong.push(line); }
  }
  return wrong;
})()
