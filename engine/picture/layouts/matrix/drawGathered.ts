import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Centre } from './drawCell.ts';
import type { MatrixDescription } from './matrixContract.ts';
import type { Dot } from './readDots.ts';

const height = 24;
const padding = 9;

/** One mark for all dots of a cell: long, unlike a dot, so that its count is not taken for the number of an item. */
export function drawGathered(
  dots: readonly [Dot, ...Dot[]],
  { x, y }: Centre,
  matrix: MatrixDescription,
  source: PictureSource,
  { type }: Area,
): GroupElement {
  const [{ role, groupWord, x: scoreX, y: scoreY }] = dots;
  const count = `×${dots.length}`;
  const width = measureText(count, type.text, 600) + 2 * padding;
  const text = typesetText(count, { width, height, size: type.text, least: type.least, weight: 600 });
  const looks = looksOf(dots, matrix, source);
  const counted = `${source.words.counted(dots.length, source.itemNameOf(matrix.list))}${looks && ` (${looks})`}`;
  return {
    kind: 'group',
    pointer: matrix.list,
    label: [counted, groupWord, `${scoreX} × ${scoreY}`].filter((part) => part !== '').join(', '),
    elements: [
      {
        kind: 'box',
        x: x - width / 2,
        y: y - height / 2,
        width,
        height,
        radius: height / 2,
        fill: 'paper',
        stroke: role,
      },
      drawText(text, { x, y: y - text.lineHeight / 2, role, align: 'middle' }),
    ],
  };
}

/** How many there are of each look, in words. */
function looksOf(dots: readonly Dot[], { list, looks }: MatrixDescription, source: PictureSource): string {
  if (!looks) return '';
  const values = dots.map(({ pointer }) => source.codeAt(`${pointer}/${looks.property}`));
  return source
    .choicesOf(`${list}/*/${looks.property}`)
    .map(({ value, word }) => ({ word, count: values.filter((each) => each === value).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${word} ${count}`)
    .join(', ');
}
