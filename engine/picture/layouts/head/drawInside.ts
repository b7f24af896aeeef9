import type { Area } from '#engine/picture/Area.ts';
import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import type { Section } from '#engine/picture/elements/setSection.ts';
import { setSectionRows, type SetRows } from '#engine/picture/elements/setSectionRows.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import { face, placeOf, type ProfileBox } from './drawProfile.ts';
import type { EmpathyMap } from './readMap.ts';

const gap = 20;
const { left, right, top, bottom } = face.inside;

/** What goes on inside the head: thoughts and feelings over pains and gains, with their number on the crown. */
export function drawInside(map: EmpathyMap, box: ProfileBox, area: Area, words: PictureWords): SceneElement[] {
  const start = placeOf(box, [left, top]);
  const end = placeOf(box, [right, bottom]);
  const set = setInside(map, box.width, end.y - start.y, area, words);
  const crown = placeOf(box, [(left + right) / 2, top / 2]);
  const spare = (end.y - start.y - set.height) / set.rows.length;

  let y = start.y;
  const elements: SceneElement[] = drawDisc(map.thinks?.number ?? '', { ...crown, radius: 13, role: 'accent-1' });
  for (const [index, { blocks, width, height }] of set.rows.entries()) {
    if (index > 0) {
      elements.push({ kind: 'line', x1: start.x, y1: y - gap / 2, x2: end.x, y2: y - gap / 2, stroke: 'line' });
    }
    if (blocks.length > 1) {
      const x = start.x + width + gap / 2;
      elements.push({ kind: 'line', x1: x, y1: y, x2: x, y2: y + height + spare - gap / 2, stroke: 'line' });
    }
    for (const [column, block] of blocks.entries()) elements.push(block.draw(start.x + column * (width + gap), y));
    y += height + spare + gap;
  }
  return elements;
}

/** The height of a head that holds everything inside it. */
export function insideHeight(map: EmpathyMap, width: number, area: Area, words: PictureWords): number {
  return setInside(map, width, null, area, words).height / (bottom - top);
}

function setInside(map: EmpathyMap, width: number, limit: number | null, area: Area, words: PictureWords): SetRows {
  const { thinks, feels, pains, gains } = map;
  const rows = [
    [thinks, feels],
    [pains, gains],
  ]
    .map((row) => row.flatMap((section) => (section ? [unnumbered(section)] : [])))
    .filter((row) => row.length > 0);
  const room = { width: width * (right - left), limit, gap, sizes: sizesOf(area), paint: 'plain' } as const;
  return setSectionRows(rows, room, area, words);
}

/** The number stands once, on the crown. */
function unnumbered({ number: _, ...section }: Section): Section {
  return section;
}
