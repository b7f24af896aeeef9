import type { Area } from '#engine/picture/Area.ts';
import type { Section } from '#engine/picture/elements/setSection.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { SectionDescription } from '#engine/picture/layouts/sectionContract.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { BarsDescription } from './barsContract.ts';
import { chartHeight, type LaidChart, pitch } from './layChart.ts';
import { layChartsBelow, layChartsBeside } from './layCharts.ts';
import { layNested } from './layNested.ts';
import { type Chart, readBars } from './readBars.ts';

const columnGap = 48;
const gap = 22;
const between = 12;
// Of a sheet's height, at most, for the sections.
const sectionsShare = 0.52;
// Of a sheet's width, for the charts where circles stand beside them.
const chartsShare = 0.54;
const inRow = { sheet: 3, page: 3, narrow: 1 };

/** Scores as bars, list beside list, with circles for what contains each other, and what else is to be said below. */
export const drawBars: Draw<BarsDescription> = (described, source, area) => {
  const { words } = source;
  const charts = readBars(described, source);
  const read = (all: readonly SectionDescription[] = []) =>
    all.map((section) => readSection(section, '', source)).filter(({ texts }) => texts.length > 0);
  const circles = read(described.nested);
  // Circles in each other take two at least, and more room than a phone has.
  const hasCircles = circles.length > 1 && area.form !== 'narrow';
  const sections = [...(hasCircles ? [] : circles), ...read(described.sections)];
  const nested = hasCircles ? circles : [];
  if (sections.length + nested.length === 0 && charts.every(({ bars }) => bars.length === 0)) return [];

  const perRow = inRow[area.form];
  const rows = Array.from({ length: Math.ceil(sections.length / perRow) }, (_, row) =>
    sections.slice(row * perRow, (row + 1) * perRow),
  );
  const limit = area.height === null ? null : area.height * sectionsShare;
  const room = { width: area.width, limit, gap: between, sizes: sizesOf(area), paint: 'filled' } as const;
  const set = rows.length === 0 ? null : setSectionRows(rows, room, area, words);

  const bound = area.height === null ? null : area.height - (set ? set.height + gap : 0);
  const counts = charts.map(({ title, bars }) => words.counted(bars.length, title)).join(', ');
  const description = `${source.title} (${counts})`;
  const legend = nested.length > 0 ? [{ name: '', items: [{ word: words.notToScale }] }] : [];
  // Where there are more bars than fit, they have a sheet of their own.
  if (bound !== null && area.height !== null && (set || nested.length > 0) && !fits(charts, nested, bound)) {
    const alone = layChartsBeside(charts, { width: area.width, limit: area.height }, words, area);
    return [
      { description, ...alone },
      { description: source.title, ...above(layTop([], nested, bound, words, area)), legend },
    ];
  }
  return [{ description, ...above(layTop(charts, nested, bound, words, area)), legend }];

  /** The sections below what stands on top. */
  function above(top: LaidChart): LaidChart {
    const elements = [...top.elements];
    let y = Math.max(top.height, set ? (bound ?? 0) : 0) + gap;
    for (const { blocks, width: each, height } of set?.rows ?? []) {
      for (const [index, block] of blocks.entries()) elements.push(block.draw(index * (each + between), y, height));
      y += height + between;
    }
    return { height: y - (set ? between : gap), elements };
  }
};

/** Whether a height has room for all bars. */
function fits(charts: readonly Chart[], nested: readonly Section[], height: number): boolean {
  const counts = charts.map(({ bars }) => bars.length);
  const heights = counts.map((count) => chartHeight(count, pitch.least));
  const needed = nested.length > 0 ? heights.reduce((sum, each) => sum + each + gap, -gap) : Math.max(...heights);
  return needed <= height;
}

/** The charts, and the circles beside them on a sheet, below them on a page. */
function layTop(
  charts: readonly Chart[],
  nested: readonly Section[],
  limit: number | null,
  words: PictureWords,
  area: Area,
): LaidChart {
  const { width, form } = area;
  if (charts.length === 0 && nested.length === 0) return { height: 0, elements: [] };
  if (charts.length === 0) return layNested(nested, { width, limit }, area, words);
  if (form === 'narrow') return layChartsBelow(charts, { width, limit }, words, area);
  if (nested.length === 0) return layChartsBeside(charts, { width, limit }, words, area);
  if (limit === null) {
    const beside = layChartsBeside(charts, { width, limit }, words, area);
    const circles = layNested(nested, { width, limit }, area, words);
    return {
      height: beside.height + gap + circles.height,
      elements: [...beside.elements, placed(circles, 0, beside.height + gap)],
    };
  }
  const left = width * chartsShare;
  const below = layChartsBelow(charts, { width: left, limit }, words, area);
  const circles = layNested(nested, { width: width - left - columnGap, limit }, area, words);
  return { height: limit, elements: [...below.elements, placed(circles, left + columnGap, 0)] };
}

function placed({ elements }: LaidChart, x: number, y: number): SceneElement {
  return { kind: 'group', x, y, elements };
}
