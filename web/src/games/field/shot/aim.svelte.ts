// What is aimed at by touch, and whether empty squares are offered: the board and the decision share it until the next question.
class Aim {
  /** The attack that was tapped. */
  tapped = $state<string | null>(null);
  /** Squares on which nobody stands are lit, too. */
  squares = $state(false);

  clear(): void {
    this.tapped = null;
    this.squares = false;
  }
}

export const aim = new Aim();

/** What the page was last pressed with: not every browser says it of the click that follows, or it says "mouse" for a finger. */
let pressed = "mouse";
if (typeof window !== "undefined") addEventListener("pointerdown", ({ pointerType }) => (pressed = pointerType), true);

/** A finger covers what it points at: it aims first. A mouse has aimed before it clicks, and so has the keyboard. */
export function isTouch(event: Event): boolean {
  const clicked = event instanceof MouseEvent && event.type === "click";
  const by = clicked ? (event.detail > 0 ? pressed : "keys") : "pointerType" in event && event.pointerType;
  return by === "touch" || by === "pen";
}
