import { joinBounds } from './joinBounds.ts';
import { partPointers } from './partPointers.ts';
import { placedElements, type Bounds } from './placedElements.ts';
import type { GroupElement, Scene, SceneElement } from './Scene.ts';

/** A part of a picture in which something changes. */
export interface ChangedPart {
  bounds: Bounds;
  /** Pointers of what changes there, in the order in which they were given. */
  pointers: string[];
}

interface Part {
  bounds: Bounds;
  own: string[];
}

/**
 * The parts of a sheet that show what changes: the box around it where there is one, such as an area of a canvas, else
 * what is drawn of the item or field itself. What the sheet does not show is in none of them.
 */
export function changedParts({ elements }: Pick<Scene, 'elements'>, pointers: readonly string[]): ChangedPart[] {
  const parts = partsOf(elements, 0, 0);
  const changed = new Map<Part, string[]>();
  for (const pointer of pointers) {
    const shown = parts.flatMap((part) => part.own.map((own) => ({ part, fit: fitOf(own, pointer) })));
    const best = shown.reduce((most, each) => (each.fit > most.fit ? each : most), {
      part: null as Part | null,
      fit: 0,
    });
    if (best.part) changed.set(best.part, [...(changed.get(best.part) ?? []), pointer]);
  }
  return [...changed].map(([{ bounds }, within]) => ({ bounds, pointers: within }));
}

/** How closely a part shows a place: it may show what lies around it, or something within it. */
function fitOf(own: string, pointer: string): number {
  if (`${pointer}/`.startsWith(`${own}/`)) return own.length + 1;
  return `${own}/`.startsWith(`${pointer}/`) ? 1 : 0;
}

function partsOf(elements: readonly SceneElement[], x: number, y: number): Part[] {
  return elements.flatMap((element): Part[] => {
    if (element.kind !== 'group' || element.isFrame) return [];
    const [left, top] = [x + (element.x ?? 0), y + (element.y ?? 0)];
    const isPart = (element.pointer ?? '') !== '' || isBox(element);
    if (!isPart) return partsOf(element.elements, left, top);
    const own = partPointers([{ elements: [element] }]).filter((pointer) => pointer !== '');
    const bounds = joinBounds(
      placedElements([element], x, y).flatMap((placed) => (placed.bounds ? [placed.bounds] : [])),
    );
    return bounds && own.length > 0 ? [{ bounds, own }] : partsOf(element.elements, left, top);
  });
}

/** A ground on which a heading lies beside its entries. */
function isBox({ elements: [ground, ...others] }: GroupElement): boolean {
  return ground?.kind === 'box' && others.some((each) => each.kind === 'group' && (each.pointer ?? '') !== '');
}
