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

/** A finger covers what it points at: it aims first. A mouse has aimed before it clicks, and so has the keyboard. */
export const isTouch = (event: Event): boolean => "pointerType" in event && (event.pointerType === "touch" || event.pointerType === "pen");
