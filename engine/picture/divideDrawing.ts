import type { Drawing } from './Layout.ts';
import { type Bounds, placedElements } from './placedElements.ts';
import type { GroupElement, SceneElement } from './Scene.ts';
import { measureText } from './text/measureText.ts';

/** Whether a drawing is divided into columns or into rows. */
export type Axis = 'columns' | 'rows';

/** What belongs together, and from where to where it reaches along the axis. */
interface Unit {
  element: GroupElement;
  from: number;
  to: number;
}

/**
 * Divides a drawing that is wider or higher than its slide in two, where nothing is cut; null where each such place
 * would leave more than `most` on a side.
 */
export function divideDrawing(drawing: Drawing, axis: Axis, most: number): [Drawing, Drawing] | null {
  const units = unitsOf(drawing.elements, axis).toSorted((one, other) => one.from - other.from);
  const first = units[0]?.from ?? 0;
  const last = units.reduce((end, { to }) => Math.max(end, to), first);
  let end = first;
  let best: { before: number; after: number; parts: [Unit[], Unit[]] } | null = null;
  for (const [index, unit] of units.entries()) {
    if (unit.from > end + 2) {
      const [before, after] = [end - first, last - unit.from];
      const isMoreEven = !best || Math.max(before, after) < Math.max(best.before, best.after);
      if (isMoreEven) best = { before, after, parts: [units.slice(0, index), units.slice(index)] };
    }
    end = Math.max(end, unit.to);
  }
  if (!best || Math.max(best.before, best.after) > most + 2) return null;
  const [one, two] = best.parts;
  return [part(drawing, one, axis), part(drawing, two, axis)];
}

/** The units in the order in which they were drawn, moved to the beginning of their slide. */
function part(drawing: Drawing, units: Unit[], axis: Axis): Drawing {
  const start = Math.min(...units.map(({ from }) => from));
  const end = Math.max(...units.map(({ to }) => to));
  const elements = unitsOf(drawing.elements, axis)
    .filter((unit) => unit.from >= start && unit.to <= end)
    .map(({ element }) => (axis === 'columns' ? moved(element, -start, 0) : moved(element, 0, -start)));
  return { ...drawing, height: axis === 'rows' ? end - start : drawing.height, elements };
}

function moved(element: GroupElement, x: number, y: number): GroupElement {
  return { ...element, x: (element.x ?? 0) + x, y: (element.y ?? 0) + y };
}

/** Elements on their own and groups that are read as one. */
function unitsOf(elements: readonly SceneElement[], axis: Axis, x = 0, y = 0): Unit[] {
  return elements.flatMap((element): Unit[] => {
    if (element.kind === 'group' && element.label === undefined) {
      return unitsOf(element.elements, axis, x + (element.x ?? 0), y + (element.y ?? 0));
    }
    const unit: GroupElement = { kind: 'group', x, y, elements: [element] };
    const reach = placedElements([unit]).map((placed) => placed.bounds ?? boundsOf(placed));
    if (reach.length === 0) return [];
    const side = axis === 'columns' ? 0 : 1;
    const from = Math.min(...reach.map((bounds) => bounds[side]));
    return [{ element: unit, from, to: Math.max(...reach.map((bounds) => bounds[side === 0 ? 2 : 3])) }];
  });
}

/** Bounds that are not known without drawing, with room to spare. */
function boundsOf({ element, x, y }: ReturnType<typeof placedElements>[number]): Bounds {
  if (element.kind === 'path') {
    const numbers = (element.commands.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
    const across = numbers.filter((_, index) => index % 2 === 0);
    const down = numbers.filter((_, index) => index % 2 === 1);
    return [x + Math.min(...across), y + Math.min(...down), x + Math.max(...across), y + Math.max(...down)];
  }
  if (element.kind !== 'text') return [x, y, x, y];
  const { lines, size, weight } = element;
  const reach = Math.max(size, ...lines.map((line) => measureText(line, size, weight)));
  return [x + element.x - reach, y + element.y - reach, x + element.x + reach, y + element.y + reach];
}
