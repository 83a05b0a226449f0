// Can everything on the screen be read? Words that are cut off, run over an edge or lie under something else.
import type { Page } from "@playwright/test";

/** What is wrong with the words in sight, each with the reason. */
export const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Pixels that letters may reach over an edge without being missed. */
    const SLACK = 2;
    /** Words nobody sees, and signs that are drawn. */
    const UNSEEN = ".unseen, .skip, option, svg, script, style";
    /** Names that people chose may be shortened, and so may what is said in full elsewhere. */
    const NAMES = ".name, .name > span, .who, .story p";
    /** What is laid over the rest on purpose, until it is put away or the rest has gone by. */
    const OVERLAYS = ".notes, .scoring, aside.card, .pinned, [popover]";
    const found = new Set<string>();
    const top = document.querySelector("dialog[open]") ?? document.body;

    function* around(one: Element | null) {
      for (; one && one !== top; one = one.parentElement) yield one;
    }
    /** Lets what lies under it through. */
    function clear(one: Element): boolean {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && one.textContent === "";
    }
    /** Out of sight on purpose: clipped, or scrolled away inside something that scrolls up and down. */
    function away(one: Element, y: number): boolean {
      const { clipPath, overflowY } = getComputedStyle(one);
      const { top, bottom } = one.getBoundingClientRect();
      return clipPath.startsWith("inset") || (overflowY !== "visible" && (y < top || y > bottom));
    }
    /** The first thing around words that they do not fit into. */
    function tooNarrow(words: Element, box: DOMRect): string | null {
      for (const one of around(words)) {
        const { clipPath, display, overflowX } = getComputedStyle(one);
        if (clipPath.startsWith("inset")) return null;
        if (display === "inline") continue;
        const { left, right } = one.getBoundingClientRect();
        const over = box.right > right + SLACK || box.left < left - SLACK;
        if (over && (overflowX !== "visible" || one.matches("button, .btn, .panel, label, li, p, h1, h2, h3, td")))
          return one.matches(NAMES) ? null : `do not fit into ${name(one)}`;
        if (overflowX !== "visible") return null;
      }
      return null;
    }
    /** What lies over words. */
    function under(words: Element, box: DOMRect): string | null {
      const y = box.top + box.height / 2;
      const sticks = (one: Element) => getComputedStyle(one).position === "sticky";
      const above = [box.left + SLACK, box.left + box.width / 2, box.right - SLACK]
        .map((x) => document.elementFromPoint(x, y))
        .find((one) => one && !one.contains(words) && !words.contains(one) && !one.closest(OVERLAYS) && !clear(one));
      if (
        !above ||
        getComputedStyle(words).pointerEvents === "none" ||
        words.closest(NAMES) ||
        // Scrolled away under what stays: whoever scrolls back sees it.
        (scrollY > 0 && [...around(above)].some(sticks) && ![...around(words)].some(sticks)) ||
        [...around(words)].some((one) => away(one, y))
      )
        return null;
      return `lie under ${name(above)}`;
    }
    const name = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;

    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.parentElement;
      if (
        !words ||
        !text.textContent?.trim() ||
        words.closest(UNSEEN) ||
        !words.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const why = box.width < SLACK ? null : (tooNarrow(words, box) ?? under(words, box));
        if (why) found.add(`"${text.textContent.trim().slice(0, 60)}" ${why}`);
      }
    }
    return [...found];
  });
