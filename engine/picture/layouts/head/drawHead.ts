import type { Draw } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import { drawAroundHead } from './drawAroundHead.ts';
import { drawBelowHead } from './drawBelowHead.ts';
import type { HeadDescription } from './headContract.ts';
import { type EmpathyMap, readMap } from './readMap.ts';

/**
 * Empathy maps (XPLANE): a head with what it sees, says and hears beside eye, mouth and ear, and with what goes on
 * inside it within. One drawing, or one for each item of a list; the regions are read by their numbers.
 */
export const drawHead: Draw<HeadDescription> = (head, source, area) => {
  const items = head.each === undefined ? [''] : source.itemsAt(head.each);
  return items
    .map((item) => readMap(head, item, source))
    .filter((map) => Object.values(map).some(({ texts }) => texts.length > 0))
    .map((map) => {
      const name = map.who?.texts[0];
      const drawn = area.form === 'narrow' ? drawBelowHead(map, source, area) : drawAroundHead(map, source, area);
      return { ...(name !== undefined && { about: name }), description: describe(map, source), ...drawn };
    });
};

function describe({ who, ...map }: EmpathyMap, { title, words }: PictureSource): string {
  const counts = Object.values(map)
    .filter(({ isList }) => isList)
    .map(({ texts, title: name }) => words.counted(texts.length, name));
  return `${who?.texts[0] ?? title} (${counts.join(', ')})`;
}
