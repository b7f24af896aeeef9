import type { Area } from '#engine/picture/Area.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { chartHeight, type LaidChart, layChart, pitch } from './layChart.ts';
import type { Chart } from './readBars.ts';

const columnGap = 40;
const rowGap = 22;

interface ChartsRoom {
  width: number;
  /** null: as high as they need. */
  limit: number | null;
}

/** Charts side by side, with their scales at one height. */
export function layChartsBeside(
  charts: readonly Chart[],
  { width, limit }: ChartsRoom,
  words: PictureWords,
  area: Area,
): LaidChart {
  const each = (width - (charts.length - 1) * columnGap) / charts.length;
  const rows = Math.max(...charts.map(({ bars }) => bars.length));
  const laid = charts.map((chart) => layChart(chart, { width: each, limit, rows }, words, area));
  const elements = laid.map(({ elements: drawn }, index): SceneElement => ({
    kind: 'group',
    x: index * (each + columnGap),
    y: 0,
    elements: drawn,
  }));
  return { height: Math.max(...laid.map(({ height }) => height)), elements };
}

/** Charts below each other, their bars equally thick. */
export function layChartsBelow(
  charts: readonly Chart[],
  { width, limit }: ChartsRoom,
  words: PictureWords,
  area: Area,
): LaidChart {
  const bars = charts.reduce((sum, chart) => sum + Math.max(1, chart.bars.length), 0);
  const room = limit === null ? 0 : limit - charts.length * chartHeight(0, 0) - (charts.length - 1) * rowGap;
  const own = Math.min(pitch.most, room / bars);
  let y = 0;
  const elements = charts.map((chart): SceneElement => {
    const rows = Math.max(1, chart.bars.length);
    const most = limit === null ? null : chartHeight(rows, own);
    const laid = layChart(chart, { width, limit: most, rows }, words, area);
    const group = { kind: 'group', x: 0, y, elements: laid.elements } as const;
    y += laid.height + rowGap;
    return group;
  });
  return { height: y - rowGap, elements };
}
