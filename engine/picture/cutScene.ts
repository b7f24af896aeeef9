import { type Bounds, type PlacedElement, placedElements } from './placedElements.ts';
import type { Scene, SceneElement } from './Scene.ts';
import { measureText } from './text/measureText.ts';

// Of the height of a page: what is cut earlier would leave a hole.
const earliest = 0.55;

/** A scene in parts of at most a height, cut where it goes through no text and through as few shapes as can be. */
export function cutScene(scene: Scene, most: number): Scene[] {
  if (scene.height <= most) return [scene];
  const placed = placedElements(scene.elements).map((each) => ({ ...each, bounds: reachOf(each) }));
  const parts: Scene[] = [];
  for (let from = 0; from < scene.height;) {
    const to = scene.height - from <= most ? scene.height : placeToCut(placed, from, most);
    parts.push(partOf(scene, from, to));
    from = to;
  }
  return parts;
}

function placeToCut(
  placed: readonly { element: PlacedElement['element']; bounds: Bounds }[],
  from: number,
  most: number,
) {
  let best = { at: from + most, cost: Infinity };
  for (let at = Math.floor(from + most); at > from + most * earliest; at -= 4) {
    const cost = placed.reduce(
      (sum, { element, bounds: [, top, , bottom] }) => {
        if (bottom <= at || top >= at) return sum;
        return sum + (element.kind === 'text' || element.kind === 'image' ? 1000 : element.kind === 'line' ? 1 : 4);
      },
      (from + most - at) / most,
    );
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}

/** What of it begins on this part is read there. */
function partOf(scene: Scene, from: number, to: number): Scene {
  const within = (element: SceneElement, y: number): SceneElement[] => {
    if (element.kind === 'group') {
      const elements = element.elements.flatMap((each) => within(each, y + (element.y ?? 0)));
      return elements.length > 0 ? [{ ...element, elements }] : [];
    }
    const [placed] = placedElements([element], 0, y);
    const [, top, , bottom] = reachOf(placed!);
    if (element.kind === 'text') return top >= from - 1 && top < to - 1 ? [element] : [];
    return top < to && bottom >= from ? [element] : [];
  };
  const elements = scene.elements.flatMap((element) => within(element, 0));
  return { ...scene, height: to - from, elements: [{ kind: 'group', x: 0, y: -from, elements }] };
}

/** Of rotated texts and paths as far as they can reach. */
function reachOf({ element, x, y, bounds }: PlacedElement): Bounds {
  if (bounds) return bounds;
  if (element.kind === 'path') {
    const numbers = (element.commands.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
    const down = numbers.filter((_, index) => index % 2 === 1);
    return [x, y + Math.min(...down), x, y + Math.max(...down)];
  }
  if (element.kind !== 'text') return [x, y, x, y];
  const reach = Math.max(...element.lines.map((line) => measureText(line, element.size, element.weight))) / 2;
  return [x, y + element.y - reach, x, y + element.y + reach];
}
