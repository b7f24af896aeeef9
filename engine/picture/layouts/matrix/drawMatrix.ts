import type { Area } from '#engine/picture/Area.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { LegendGroup, LegendItem } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { drawAxes } from './drawAxes.ts';
import { drawApart, drawCell } from './drawCell.ts';
import { drawDot } from './drawDot.ts';
import { drawGathered } from './drawGathered.ts';
import { drawQuadrants } from './drawQuadrants.ts';
import { drawSeverities } from './drawSeverities.ts';
import { type DrawnPlot, drawWithKey } from './drawWithKey.ts';
import type { MatrixDescription } from './matrixContract.ts';
import { measureGrid } from './measureGrid.ts';
import { placeApart } from './placeApart.ts';
import { type Dot, readDots } from './readDots.ts';
import { severities, severityRoles } from './severity.ts';

/** A dot that was placed by hand, in a legend. */
const ringed: SceneElement[] = [
  { kind: 'ellipse', x: 0, y: 0, radiusX: 8, radiusY: 8, stroke: 'accent-1', dash: 'dashed' },
  ...drawDot('full', 'accent-1', { x: 0, y: 0, radius: 4 }),
];

/**
 * Items by two scores, such as power and interest (Mendelow): a dot with its number stands on the crossing of its
 * scores, its name below. Items are numbered as in the list, and read by quadrant, the highest scores first.
 */
export const drawMatrix: Draw<MatrixDescription> = (matrix, source, area) => {
  const dots = readDots(matrix, source);
  if (dots.length === 0) return [];
  const name = source.itemNameOf(matrix.list);
  const counts = groupCounts(dots);
  const description = `${source.words.counted(dots.length, name)}${counts ? ` (${counts})` : ''}`;
  const drawn =
    matrix.text === undefined || matrix.key === false
      ? [drawPlot(matrix, dots, source, area)]
      : drawWithKey(dots, area, (plot) => drawPlot(matrix, dots, source, plot));
  return drawn.map(({ gathered, ...sheet }) => ({
    description,
    ...sheet,
    legend: legendOf(matrix, dots, source, gathered),
  }));
};

/** The dots on their scores, with quadrants and axes. */
function drawPlot(matrix: MatrixDescription, dots: readonly Dot[], source: PictureSource, area: Area): DrawnPlot {
  const grid = measureGrid(matrix, source, area);
  const hasNames = matrix.text === undefined && matrix.key !== false;
  let gathered: number | undefined;
  // Dots are read by their scores, so that those of a cell follow each other.
  const cells = new Map<string, [Dot, ...Dot[]]>();
  for (const dot of dots) {
    const inCell = cells.get(`${dot.x}/${dot.y}`);
    if (inCell) inCell.push(dot);
    else cells.set(`${dot.x}/${dot.y}`, [dot]);
  }
  const groups = [...cells.values()].flatMap((inCell) => {
    if (!matrix.gathers) return drawCell(inCell, grid, area, hasNames);
    const apart = placeApart(inCell, grid, area);
    if (apart.places) return drawApart(inCell, apart.places, apart.radius, grid, area);
    gathered ??= inCell.length;
    return [drawGathered(inCell, apart.middle, matrix, source, area)];
  });
  const elements: SceneElement[] = [
    ...(matrix.severity ? drawSeverities(grid) : drawQuadrants(matrix, source, grid, area)),
    ...drawAxes(matrix, source, grid, area),
    ...groups,
  ];
  return { height: grid.height, elements, gathered };
}

function legendOf(
  { list, severity, looks, x, y }: MatrixDescription,
  dots: readonly Dot[],
  source: PictureSource,
  gathered: number | undefined,
): LegendGroup[] {
  const { words } = source;
  const groups: LegendGroup[] = [];
  if (severity) {
    const items = severities.map((each): LegendItem => ({
      mark: { kind: 'box', fill: soft(severityRoles[each]), stroke: severityRoles[each] },
      word: words.severities[each],
    }));
    groups.push({ name: `${source.nameOf(`${list}/*/${x}`)} × ${source.nameOf(`${list}/*/${y}`)}`, items });
  }
  if (looks) {
    const occurring = new Set(dots.map(({ look }) => look));
    const items = source.choicesOf(`${list}/*/${looks.property}`).flatMap(({ value, word }): LegendItem[] => {
      const look = looks.values[value];
      return look && occurring.has(look)
        ? [{ mark: { kind: 'drawn', elements: drawDot(look, 'accent-1', { x: 0, y: 0, radius: 7 }) }, word }]
        : [];
    });
    groups.push({ name: source.nameOf(`${list}/*/${looks.property}`), items });
  }
  if (dots.some(({ isOverruled }) => isOverruled))
    groups.push({ name: '', items: [{ mark: { kind: 'drawn', elements: ringed }, word: words.chosenByHand }] });
  if (gathered !== undefined) groups.push({ name: '', items: [{ word: words.gathered(gathered) }] });
  return groups;
}

function groupCounts(dots: readonly { groupWord: string }[]): string {
  const counts = new Map<string, number>();
  for (const { groupWord } of dots) if (groupWord) counts.set(groupWord, (counts.get(groupWord) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ');
}
