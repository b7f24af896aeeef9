import { setSectionRows } from '../../elements/setSectionRows.ts';
import type { Draw } from '../../Layout.ts';
import type { SceneElement } from '../../Scene.ts';
import { sizesOf } from '../../text/sizesOf.ts';
import { readSection } from '../readSection.ts';
import type { BarsDescription } from './barsContract.ts';
import { layChart } from './layChart.ts';
import { readBars } from './readBars.ts';

const columnGap = 40;
const gap = 22;
const between = 12;
// Of a sheet's height, at most, for the sections.
const sectionsShare = 0.52;
const inRow = { sheet: 3, page: 3, narrow: 1 };

/** Scores as bars, list beside list, with what else is to be said below. */
export const drawBars: Draw<BarsDescription> = (described, source, area) => {
  const charts = readBars(described, source);
  const sections = (described.sections ?? [])
    .map((section) => readSection(section, '', source))
    .filter(({ texts }) => texts.length > 0);
  if (sections.length === 0 && charts.every(({ bars }) => bars.length === 0)) return [];

  const perRow = inRow[area.form];
  const rows = Array.from({ length: Math.ceil(sections.length / perRow) }, (_, row) =>
    sections.slice(row * perRow, (row + 1) * perRow),
  );
  const limit = area.height === null ? null : area.height * sectionsShare;
  const room = { width: area.width, limit, gap: between, sizes: sizesOf(area), paint: 'filled' } as const;
  const set = rows.length === 0 ? null : setSectionRows(rows, room, area, source.words);

  const columns = area.form === 'narrow' ? 1 : charts.length;
  const width = (area.width - (columns - 1) * columnGap) / columns;
  const bound = area.height === null ? null : area.height - (set ? set.height + gap : 0);
  const laid = charts.map((chart) => layChart(chart, { width, limit: bound }, source.words, area));
  const elements: SceneElement[] = [];
  let y = 0;
  for (const [index, { height, elements: drawn }] of laid.entries()) {
    const isStacked = columns === 1;
    elements.push({
      kind: 'group',
      x: isStacked ? 0 : index * (width + columnGap),
      y: isStacked ? y : 0,
      elements: drawn,
    });
    y = isStacked ? y + height + gap : Math.max(y, height + gap);
  }
  if (bound !== null && set) y = Math.max(y, bound + gap);
  for (const { blocks, width: each, height } of set?.rows ?? []) {
    for (const [index, block] of blocks.entries()) elements.push(block.draw(index * (each + between), y, height));
    y += height + between;
  }
  const counts = charts.map(({ title, bars }) => source.words.counted(bars.length, title)).join(', ');
  return [{ description: `${source.title} (${counts})`, height: y - (set ? between : gap), elements }];
};
