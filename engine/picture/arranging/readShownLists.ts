import type { Place } from '#engine/picture/GroupEdit.ts';
import { joinBounds } from '#engine/picture/joinBounds.ts';
import { type Bounds, placedElements } from '#engine/picture/placedElements.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { placeInList } from './placeInList.ts';
import type { ShownList } from './ShownList.ts';
import { isFixed } from './takesItem.ts';

interface Stop {
  pointer: string;
  bounds: Bounds;
  isMoved: boolean;
}

/**
 * The lists that a scene shows as headings or by their items, in the reading order. Read off what was drawn, so that it
 * is the same for every layout.
 */
export function readShownLists(schema: ToolsetSchema, elements: readonly SceneElement[]): ShownList[] {
  const stops = stopsIn(elements, 0, 0);
  const found = new Map<string, { heading: Bounds | null; items: Map<string, Bounds>; isScattered: boolean }>();
  const noted = (list: string) => {
    const entry = found.get(list) ?? { heading: null, items: new Map<string, Bounds>(), isScattered: false };
    found.set(list, entry);
    return entry;
  };
  for (const { pointer, bounds, isMoved } of stops) {
    if (schemaAt(schema, pointer)?.type === 'array') {
      const entry = noted(pointer);
      entry.heading = joinBounds([entry.heading ?? bounds, bounds]);
    }
    // What is drawn of an item's fields counts as the item.
    for (const item of itemsAround(schema, pointer)) {
      const entry = noted(placeInList(item).list);
      const before = entry.items.get(item);
      entry.items.set(item, joinBounds([before ?? bounds, bounds]) ?? bounds);
      entry.isScattered ||= isMoved && item === pointer;
    }
  }
  const boxes = placedElements(elements).flatMap(({ element, bounds }) => {
    return element.kind === 'box' && bounds && (element.fill ?? element.stroke) ? [bounds] : [];
  });
  return [...found].flatMap(([pointer, { heading, items, isScattered }]): ShownList[] => {
    const node = schemaAt(schema, pointer);
    if (node?.type !== 'array' || isFixed(node)) return [];
    const all = joinBounds([...(heading ? [heading] : []), ...items.values()]);
    if (!all) return [];
    const ground = smallestAround(all, boxes);
    return [
      {
        pointer,
        place: placeOf(all),
        ground: ground && placeOf(ground),
        heading: heading && placeOf(heading),
        isScattered,
        most: node.maxItems ?? Infinity,
        items: [...items].map(([each, bounds]) => ({
          pointer: each,
          index: placeInList(each).index,
          place: placeOf(bounds),
        })),
      },
    ];
  });
}

function stopsIn(elements: readonly SceneElement[], x: number, y: number): Stop[] {
  return elements.flatMap((element): Stop[] => {
    if (element.kind !== 'group') return [];
    const [left, top] = [x + (element.x ?? 0), y + (element.y ?? 0)];
    const { pointer, label, edit } = element;
    if (pointer === undefined || label === undefined) return stopsIn(element.elements, left, top);
    const inner = placedElements(element.elements, left, top).flatMap(({ bounds }) => (bounds ? [bounds] : []));
    const bounds = joinBounds(inner);
    return bounds ? [{ pointer, bounds, isMoved: edit?.kind === 'move' || edit?.kind === 'column' }] : [];
  });
}

/** The pointers of the items that a pointer leads to or through. */
function itemsAround(schema: ToolsetSchema, pointer: string): string[] {
  if (!/\/\d/.test(pointer)) return [];
  const tokens = pointer.split('/');
  return tokens.flatMap((token, index) => {
    if (!/^\d+$/.test(token)) return [];
    const list = tokens.slice(0, index).join('/');
    return schemaAt(schema, list)?.type === 'array' ? [`${list}/${token}`] : [];
  });
}

function smallestAround([left, top, right, bottom]: Bounds, boxes: readonly Bounds[]): Bounds | null {
  const slack = 2; // A letter may reach out of its box by a hair.
  const areaOf = (box: Bounds) => (box[2] - box[0]) * (box[3] - box[1]);
  const around = boxes.filter(
    (box) => box[0] <= left + slack && box[1] <= top + slack && box[2] >= right - slack && box[3] >= bottom - slack,
  );
  return around.reduce<Bounds | null>((best, box) => (best && areaOf(best) <= areaOf(box) ? best : box), null);
}

function placeOf([left, top, right, bottom]: Bounds): Place {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
