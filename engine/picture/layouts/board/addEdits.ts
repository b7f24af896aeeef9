import type { Place } from '#engine/picture/GroupEdit.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import type { BoardDescription } from './boardContract.ts';
import type { Column } from './readBoard.ts';

/**
 * Lets cards be moved to other columns; `places` are those of the columns. None is moved to where nothing is sorted.
 */
export function addEdits(
  elements: readonly SceneElement[],
  columns: readonly Column[],
  places: readonly Place[],
  { by, asks }: BoardDescription,
  source: PictureSource,
): SceneElement[] {
  const targets = columns.flatMap(({ value }, index) => {
    const place = places[index];
    return value === null || !place ? [] : [{ value, place }];
  });
  return elements.map((element) => {
    if (element.kind !== 'group' || element.pointer === undefined) return element;
    const { x = 0, y = 0, pointer } = element;
    const field = `${element.pointer}/${by}`;
    const value = source.codeAt(field);
    const word = columns.find((each) => each.value === value)?.title ?? source.words.unsorted;
    const own = targets.map((each) => ({
      ...each,
      place: { ...each.place, x: each.place.x - x, y: each.place.y - y },
      ...(asks?.[each.value] && { asks: asks[each.value]!.map((property) => `${pointer}/${property}`) }),
    }));
    const state = `${source.nameOf(field)}: ${word}`;
    return { ...element, pointer, edit: { kind: 'column', state, pointer: field, value, columns: own } };
  });
}
