// The one card that is open: after a moment under the mouse, at once for the keyboard, after a long press of a finger.
import type { Attachment } from "svelte/attachments";
import type { NameOf } from "../../contract.ts";
import { isTouch } from "../shot/aim.svelte.ts";
import type { Sheet } from "./sheet.ts";

/** A place on the screen that a card belongs to. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Ask = () => Sheet | null;

/** How long a mouse rests on a thing, and a finger, in milliseconds; how long a card waits for the mouse to come over. */
const REST = 320;
const PRESS = 450;
const STAY = 180;
/** Pixels that a finger may tremble. */
const TREMBLE = 8;

class Opened {
  ask = $state.raw<Ask | null>(null);
  place = $state.raw<Place>({ left: 0, top: 0, width: 0, height: 0 });
  /** It stays until it is closed. */
  held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  show(ask: Ask, place: Place, held = false): void {
    clearTimeout(this.#timer);
    if (!ask()) return this.close();
    [this.ask, this.place, this.held] = [ask, place, held];
  }
  /** Open it if the mouse stays; what is open meanwhile makes way at once. */
  soon(ask: Ask, place: () => Place): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(ask, place()), this.ask ? REST / 3 : REST);
  }
  /** Something has got the focus. It is brought into sight first, and a page that scrolls closes cards: with the next frame. */
  focused(show: () => void): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(show);
  }
  /** The focus has gone. */
  blurred(): void {
    cancelAnimationFrame(this.#frame);
    this.leave();
  }
  /** The mouse has gone: perhaps to the card itself. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.held) this.#timer = setTimeout(() => this.close(), STAY);
  }
  stay(): void {
    clearTimeout(this.#timer);
  }
  close(): void {
    clearTimeout(this.#timer);
    this.ask = null;
    this.held = false;
  }
  /** Somebody does not want it, nor the one that is about to come. */
  dismiss(): void {
    cancelAnimationFrame(this.#frame);
    this.close();
  }
}

export const opened = new Opened();

/** A mouse that lies still asks nothing, even if something new comes under it. */
export const isMoved = (event: Event): boolean => event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0);

/** A finger that rests: calls back with where it is; the click that would follow is swallowed. */
export function longPress(node: Element, done: (x: number, y: number) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const down = (event: Event) => {
    if (!(event instanceof PointerEvent) || !isTouch(event)) return;
    stop();
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      if (!done(start.x, start.y)) return;
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 1500);
    }, PRESS);
  };
  const move = (event: Event) => {
    if (event instanceof PointerEvent && Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE) stop();
  };
  const menu = (event: Event) => isTouch(event) && event.preventDefault();
  const heard: [string, (event: Event) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["contextmenu", menu],
  ];
  for (const [name, hear] of heard) node.addEventListener(name, hear);
  return () => {
    stop();
    for (const [name, hear] of heard) node.removeEventListener(name, hear);
  };
}

/** An element whose card a finger that rests on it opens; nothing else does. */
export function pressed(ask: Ask): Attachment<Element> {
  return (node) =>
    longPress(node, () => {
      opened.show(ask, node.getBoundingClientRect(), true);
      return opened.ask !== null;
    });
}

/** An element that has a card. */
export function card(ask: Ask): Attachment<Element> {
  return (node) => {
    const place = () => node.getBoundingClientRect();
    let over = false;
    const move = (event: Event) => {
      if (over || isTouch(event) || !isMoved(event)) return;
      over = true;
      opened.soon(ask, place);
    };
    const leave = (event: Event) => {
      over = false;
      if (!isTouch(event)) opened.leave();
    };
    const focus = () =>
      opened.focused(() => {
        if (node.matches(":focus-visible") || node.querySelector(":focus-visible")) opened.show(ask, place());
      });
    const blur = () => opened.blurred();
    const heard: [string, (event: Event) => void][] = [
      ["pointermove", move],
      ["pointerleave", leave],
      ["focusin", focus],
      ["focusout", blur],
    ];
    for (const [name, hear] of heard) node.addEventListener(name, hear);
    const unpress = pressed(ask)(node);
    return () => {
      unpress?.();
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
      if (opened.ask === ask) opened.close();
    };
  };
}

/**
 * Things within an element that have cards, as many as there are: `asked` says what is asked at one of them, and `stays`
 * whether its card stays open for whoever clicks.
 */
export function naming(asked: (at: Element) => Ask | null, stays: (at: Element) => boolean): Attachment<Element> {
  return (node) => {
    let over: Element | null = null;
    const place = (at: Element) => () => at.getBoundingClientRect();
    const move = (event: Event) => {
      const at = event.target as Element;
      if (isTouch(event) || !isMoved(event) || at === over) return;
      const ask = asked(at);
      over = ask && at;
      if (ask) opened.soon(ask, place(at));
      else opened.leave();
    };
    const leave = (event: Event) => {
      over = null;
      if (!isTouch(event)) opened.leave();
    };
    const show = (at: Element, held: boolean): boolean => {
      const ask = asked(at);
      if (ask) opened.show(ask, at.getBoundingClientRect(), held);
      return ask !== null && opened.ask === ask;
    };
    const focus = ({ target }: Event) =>
      opened.focused(() => {
        if (target instanceof Element && target.matches(":focus-visible")) show(target, false);
      });
    const blur = () => opened.blurred();
    const open = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Enter") return;
      const at = event.target as Element;
      if (stays(at)) show(at, true);
      else opened.close();
    };
    const heard: [string, (event: Event) => void][] = [
      ["pointermove", move],
      ["pointerleave", leave],
      ["focusin", focus],
      ["focusout", blur],
      ["click", open],
      ["keydown", open],
    ];
    for (const [name, hear] of heard) node.addEventListener(name, hear);
    const unpress = longPress(node, (x, y) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && show(at, true);
    });
    return () => {
      unpress();
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
    };
  };
}

/** A name that can be asked about; nothing if what it names has no card, as somebody who is off the board. */
export function nameOf(ask: Ask): NameOf | null {
  if (!ask()) return null;
  return { card: card(ask), open: (at) => opened.show(ask, at.getBoundingClientRect(), true) };
}
