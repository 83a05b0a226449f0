// Arrow keys on the board: from one thing that can be chosen to the nearest in that direction.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The lit thing that an arrow key leads to; none for other keys and at the rim. */
export function neighbour(from: Element, key: string): SVGElement | undefined {
  const way = WAYS[key];
  const board = from.closest("svg");
  if (!way || !board) return undefined;
  const here = centre(from);
  const reached = [...board.querySelectorAll<SVGElement>("[data-lit]")].flatMap((element) => {
    const { x, y } = centre(element);
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    return element !== from && ahead > 1 ? [{ element, far: ahead + 2 * aside }] : [];
  });
  return reached.sort((a, b) => a.far - b.far)[0]?.element;
}
