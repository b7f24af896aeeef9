import type { Area } from '../../Area.ts';
import { drawText } from '../../elements/drawText.ts';
import type { Draw } from '../../Layout.ts';
import type { GroupElement, SceneElement } from '../../Scene.ts';
import { setText } from '../../text/setText.ts';
import { drawAxes } from './drawAxes.ts';
import { drawCell } from './drawCell.ts';
import { drawQuadrants } from './drawQuadrants.ts';
import type { MatrixDescription } from './matrixContract.ts';
import { readDots } from './readDots.ts';
import { type MatrixGrid, measureGrid } from './measureGrid.ts';

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
    ...legend(
      dots.some(({ isOverruled }) => isOverruled),
      source.words.chosenByHand,
      grid,
      area,
    ),
  ];
  const name = source.itemNameOf(matrix.list);
  const counts = groupCounts(dots);
  const description = `${source.words.counted(dots.length, name)}${counts ? ` (${counts})` : ''}`;
  return [{ description, height: grid.height, elements }];
};

function groupCounts(dots: readonly { groupWord: string }[]): string {
  const counts = new Map<string, number>();
  for (const { groupWord } of dots) if (groupWord) counts.set(groupWord, (counts.get(groupWord) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ');
}

function legend(isShown: boolean, text: string, grid: MatrixGrid, area: Area): GroupElement[] {
  if (!isShown || area.form === 'narrow') return [];
  const set = setText(text, { width: grid.width / 2, height: null, size: area.type.small, least: area.type.least });
  const y = grid.height - 18;
  return [
    {
      kind: 'group',
      elements: [
        { kind: 'ellipse', x: grid.left + 8, y: y + 9, radiusX: 8, radiusY: 8, stroke: 'accent-3', dash: 'dashed' },
        { kind: 'ellipse', x: grid.left + 8, y: y + 9, radiusX: 4, radiusY: 4, fill: 'quiet' },
        drawText(set, { x: grid.left + 24, y, role: 'quiet' }),
      ],
    },
  ];
}
