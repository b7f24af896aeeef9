import type { Area } from '#engine/picture/Area.ts';
import { drawFacts, type Fact } from '#engine/picture/elements/drawFacts.ts';
import type { Section } from '#engine/picture/elements/setSection.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { Draw, Drawing } from '#engine/picture/Layout.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { ChartDescription } from './chartContract.ts';
import { type Chart, readCharts } from './readChart.ts';
import { setChart } from './setChart.ts';

const gap = 22;
const columnGap = 36;
const between = 12;
const plotHeights = { sheet: 0, page: 230, narrow: 220 };
const leastPlot = 110;
// Of a sheet's height, at most, for the sections.
const sectionsShare = 0.3;

/** Series as lines over their steps, a chart beside the other, with figures above them and what else is said below. */
export const drawChart: Draw<ChartDescription> = (described, source, area) => {
  const charts = readCharts(described, source);
  const facts = (described.facts ?? []).flatMap((pointer): Fact[] => {
    const text = source.textAt(pointer);
    return text === '' ? [] : [{ pointer, name: source.nameOf(pointer), text }];
  });
  const sections = (described.sections ?? [])
    .map((section) => readSection(section, '', source))
    .filter(({ texts }) => texts.length > 0);
  if (facts.length + sections.length === 0 && charts.every(({ lines }) => lines.length === 0)) return [];

  const { words } = source;
  const counts = charts.map(({ title, lines }) => words.counted(lines.length, title)).join(', ');
  const description = `${source.title} (${counts})`;
  const limit = area.height === null ? null : area.height * sectionsShare;
  const whole = stack(facts, charts, layBelow(sections, limit, source, area), source, area);
  if (whole) return [{ description, ...whole }];
  // Where the charts would be too low to be read, what stands below them has a sheet of its own.
  const alone = stack(facts, charts, null, source, area) ?? stack([], charts, null, source, area, true);
  const rest = layBelow(sections, area.height, source, area);
  return [...(alone ? [{ description, ...alone }] : []), ...(rest ? [{ description: source.title, ...rest }] : [])];
};

type Laid = Pick<Drawing, 'height' | 'elements'>;

/** Facts, charts and what stands below them; null where a sheet has too little room, unless that is all there is. */
function stack(
  facts: readonly Fact[],
  charts: readonly Chart[],
  below: Laid | null,
  source: PictureSource,
  area: Area,
  isForced = false,
): Laid | null {
  const top = drawFacts(facts, area);
  const start = top.height === 0 ? 0 : top.height + gap;
  const perRow =
    area.form === 'narrow' ? 1 : Math.min(charts.length, area.form === 'page' || charts.length === 4 ? 2 : 3);
  const width = (area.width - (perRow - 1) * columnGap) / perRow;
  const set = charts.map((chart) => setChart(chart, width, area, source.words));
  const rows = Array.from({ length: Math.ceil(set.length / perRow) }, (_, row) =>
    set.slice(row * perRow, (row + 1) * perRow),
  );
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const fixed = start + heights.reduce((sum, height) => sum + height + gap, -gap) + (below ? below.height + gap : 0);
  const plots = rows.filter((row) => row.some(({ hasPlot }) => hasPlot)).length;
  const free = area.height === null ? Infinity : (area.height - fixed) / Math.max(1, plots);
  if (plots > 0 && free < leastPlot && !isForced) return null;
  const plotHeight = area.height === null ? plotHeights[area.form] : Math.max(0, free);

  const elements: SceneElement[] = [...top.elements];
  let y = start;
  for (const [index, row] of rows.entries()) {
    for (const [column, chart] of row.entries()) elements.push(chart.draw(column * (width + columnGap), y, plotHeight));
    y += (heights[index] ?? 0) + (row.some(({ hasPlot }) => hasPlot) ? plotHeight : 0) + gap;
  }
  if (below) {
    elements.push({ kind: 'group', x: 0, y, elements: below.elements });
    y += below.height + gap;
  }
  return { height: y - gap, elements };
}

/** The sections beside each other, below each other on a phone. */
function layBelow(
  sections: readonly Section[],
  limit: number | null,
  { words }: PictureSource,
  area: Area,
): Laid | null {
  if (sections.length === 0) return null;
  const perRow = area.form === 'narrow' ? 1 : Math.min(3, sections.length);
  const rows = Array.from({ length: Math.ceil(sections.length / perRow) }, (_, row) =>
    sections.slice(row * perRow, (row + 1) * perRow),
  );
  const room = { width: area.width, limit, gap: between, sizes: sizesOf(area), paint: 'filled' } as const;
  const set = setSectionRows(rows, room, area, words);
  const elements: SceneElement[] = [];
  let y = 0;
  for (const { blocks, width, height } of set.rows) {
    for (const [index, block] of blocks.entries()) elements.push(block.draw(index * (width + between), y, height));
    y += height + between;
  }
  return { height: y - between, elements };
}
