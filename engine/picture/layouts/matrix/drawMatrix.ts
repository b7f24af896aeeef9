import type { Draw } from '../../Layout.ts';
import type { SceneElement } from '../../Scene.ts';
import { drawAxes } from './drawAxes.ts';
import { drawCell } from './drawCell.ts';
import { drawQuadrants } from './drawQuadrants.ts';
import type { MatrixDescription } from './matrixContract.ts';
import { readDots } from './readDots.ts';
import { measureGrid } from './measureGrid.ts';

/**
 * Items by two scores, such as power and interest (Mendelow): a dot with its number stands on the crossing of its
 * scores, its name below. Items are numbered as in the list, and read by quadrant, the highest scores first.
 */
export const drawMatrix: Draw<MatrixDescription> = (matrix, source, area) => {
  const dots = readDots(matrix, source);
  if (dots.length === 0) return [];
  const grid = measureGrid(matrix, source, area);

  const cells = new Map<string, typeof dots>();
  for (const dot of dots) cells.set(`${dot.x}/${dot.y}`, [...(cells.get(`${dot.x}/${dot.y}`) ?? []), dot]);
  const byCell = [...cells.values()].map((inCell) => drawCell(inCell, grid, area));
  const order = new Map(dots.map(({ pointer }, index) => [pointer, index]));
  const groups = byCell.flat().sort((a, b) => (order.get(a.pointer ?? '') ?? 0) - (order.get(b.pointer ?? '') ?? 0));

  const elements: SceneElement[] = [
    ...drawQuadrants(matrix, source, grid, area),
    ...drawAxes(matrix, source, grid, area),
    ...groups,
  ];
  const name = source.itemNameOf(matrix.list);
  const counts = groupCounts(dots);
  const description = `${source.words.counted(dots.length, name)}${counts ? ` (${counts})` : ''}`;
  const ring = { mark: { kind: 'ring' }, word: source.words.chosenByHand } as const;
  const legend = dots.some(({ isOverruled }) => isOverruled) ? [{ name: '', items: [ring] }] : [];
  return [{ description, height: grid.height, elements, legend }];
};

function groupCounts(dots: readonly { groupWord: string }[]): string {
  const counts = new Map<string, number>();
  for (const { groupWord } of dots) if (groupWord) counts.set(groupWord, (counts.get(groupWord) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ');
}
