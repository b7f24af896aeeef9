import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawAverage } from './drawAverage.ts';
import type { Chart } from './readBars.ts';

const labelShare = 0.36;
const gap = 10;
const header = 38;
const foot = 22;
const thinnest = 20;
const thickest = 44;

/** From one bar to the next. */
export const pitch = { least: thinnest + gap, most: thickest + gap };

/** How high a chart is with bars so far apart. */
export function chartHeight(bars: number, apart: number): number {
  return header + foot + bars * apart + 4;
}

/** A chart that was laid with its top left corner as the origin. */
export interface LaidChart {
  height: number;
  elements: SceneElement[];
}

/**
 * Lays one chart: a bar for each item, the scale below as many rows, and the average across; what has no room is
 * counted.
 */
export function layChart(
  { pointer, title, role, to, bars, average }: Chart,
  { width, limit, rows }: { width: number; limit: number | null; rows: number },
  words: PictureWords,
  { type }: Area,
): LaidChart {
  const labelWidth = width * labelShare;
  const left = labelWidth + 12;
  const unit = (width - left - 6) / to;
  const line = lineHeightOf(type.text);
  const most = limit === null ? rows : mostWithin(limit);
  const shown = bars.slice(0, Math.max(1, most));
  const hidden = bars.length - shown.length;
  const tall = Math.max(shown.length, Math.min(rows, most));
  const room = limit === null ? Infinity : limit - header - foot - (hidden > 0 ? line : 0);
  const each = Math.min(thickest, Math.max(thinnest, room / Math.max(1, tall) - gap));
  const rowHeight = limit === null ? Math.max(2 * line, thinnest) : each;
  const thickness = Math.min(rowHeight, 30);

  const head = { height: lineHeightOf(type.heading), size: type.heading, least: type.least, weight: 600 } as const;
  const heading = typesetText(title, { ...head, width: width * 0.66 });
  const spoken = shown.length === 0 ? `${title}: ${words.none}` : title;
  const elements: SceneElement[] = [
    { kind: 'group', pointer, label: spoken, elements: [drawText(heading, { x: 0, y: 4, role })] },
  ];
  const bottom = header + tall * (rowHeight + gap);
  for (let value = 0; value <= to && shown.length > 0; value += 1) {
    const x = left + value * unit;
    const figure = typesetText(String(value), { width: 30, height: null, size: type.small, least: type.least });
    elements.push({ kind: 'line', x1: x, y1: header - 4, x2: x, y2: bottom - gap + 4, stroke: 'line', dash: 'dotted' });
    elements.push(drawText(figure, { x, y: bottom - gap + 6, role: 'quiet', align: 'middle' }));
  }
  for (const [index, bar] of shown.entries()) {
    const y = header + index * (rowHeight + gap);
    // A name may use the gap to the next one.
    const text = typesetText(bar.name, {
      width: labelWidth,
      height: rowHeight + (limit === null ? 0 : gap - 4),
      size: type.text,
      least: type.least,
    });
    const length = Math.max(4, Math.min(bar.value, to) * unit);
    const number = typesetText(String(bar.value), {
      width: 30,
      height: null,
      size: type.text,
      least: type.least,
      weight: 600,
    });
    const middle = y + rowHeight / 2;
    const isWide = length > 26;
    const at = { x: left + (isWide ? length - 10 : length + 6), y: middle - number.height / 2 };
    elements.push({
      kind: 'group',
      pointer: bar.pointer,
      label: `${bar.name}: ${bar.value}/${to}`,
      elements: [
        drawText(text, { x: 0, y: middle - text.height / 2 }),
        { kind: 'box', x: left, y: middle - thickness / 2, width: length, height: thickness, radius: 4, fill: role },
        drawText(number, { ...at, role: isWide ? 'on-accent' : 'ink', align: isWide ? 'end' : 'start' }),
      ],
    });
  }
  if (average && shown.length > 0)
    elements.push(
      drawAverage(
        average,
        { x: left + Math.min(average.value, to) * unit, bottom: bottom - gap + 4, width, role, header },
        type,
      ),
    );
  if (shown.length === 0) {
    const none = typesetText(words.none, { width, height: null, size: type.text, least: type.least });
    elements.push(drawText(none, { x: 0, y: header, role: 'quiet' }));
  }
  if (hidden > 0) {
    const more = typesetText(words.more(hidden), {
      width: labelWidth,
      height: null,
      size: type.small,
      least: type.least,
    });
    elements.push(drawText(more, { x: 0, y: bottom + foot - gap, role: 'quiet' }));
  }
  return { height: (shown.length === 0 ? header + line : bottom - gap + foot + 4) + (hidden > 0 ? line : 0), elements };

  function mostWithin(height: number): number {
    const whole = Math.floor((height - header - foot) / pitch.least);
    return bars.length <= whole ? whole : Math.floor((height - header - foot - line) / pitch.least);
  }
}
