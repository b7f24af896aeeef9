import { joinBounds } from '#engine/picture/joinBounds.ts';
import type { Bounds } from '#engine/picture/placedElements.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { toPlace } from '#engine/picture/toPlace.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { groundsIn, smallestAround } from './groundsIn.ts';
import { placeInList } from './placeInList.ts';
import type { ShownList } from './ShownList.ts';
import { stopsIn } from './stopsIn.ts';
import { isFixed } from './takesItem.ts';

/**
 * The lists that a scene shows as headings or by their items, in the reading order. Read off what was drawn, so that it
 * is the same for every layout.
 */
export function readShownLists(schema: ToolsetSchema, elements: readonly SceneElement[]): ShownList[] {
  const stops = stopsIn(elements);
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
  const boxes = groundsIn(elements);
  return [...found].flatMap(([pointer, { heading, items, isScattered }]): ShownList[] => {
    const node = schemaAt(schema, pointer);
    if (node?.type !== 'array' || isFixed(node)) return [];
    const all = joinBounds([...(heading ? [heading] : []), ...items.values()]);
    if (!all) return [];
    const ground = smallestAround(all, boxes);
    return [
      {
        pointer,
        place: toPlace(all),
        ground: ground && toPlace(ground),
        heading: heading && toPlace(heading),
        isScattered,
        most: node.maxItems ?? Infinity,
        items: [...items].map(([each, bounds]) => ({
          pointer: each,
          index: placeInList(each).index,
          place: toPlace(bounds),
        })),
      },
    ];
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
