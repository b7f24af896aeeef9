import type { Area } from '../../Area.ts';
import { drawText } from '../../elements/drawText.ts';
import type { PictureWords } from '../../PictureWords.ts';
import type { SceneElement } from '../../Scene.ts';
import { lineHeightOf, setText } from '../../text/setText.ts';
import { drawAverage } from './drawAverage.ts';
import type { Chart } from './readBars.ts';

const labelShare = 0.36;
const gap = 10;
const header = 38;
const foot = 22;
const thinnest = 20;
const thickest = 44;

/** A chart that was laid with its top left corner as the origin. */
export interface LaidChart {
  height: number;
  elements: SceneElement[];
}

/** Lays one chart: a bar for each item, the scale below, and the average across; what has no room is counted. */
export function layChart(
  { pointer, title, role, to, bars, average }: Chart,
  { width, limit }: { width: number; limit: number | null },
  words: PictureWords,
  { type }: Area,
): LaidChart {
  const labelWidth = width * labelShare;
  const left = labelWidth + 12;
  const unit = (width - left - 6) / to;
  const line = lineHeightOf(type.text);
  const most = limit === null ? bars.length : Math.floor((limit - header - foot - line) / (thinnest + gap));
  const shown = bars.slice(0, Math.max(1, most));
  const hidden = bars.length - shown.length;
  const room = limit === null ? Infinity : limit - header - foot - (hidden > 0 ? line : 0);
  const each = Math.min(thickest, Math.max(thinnest, room / Math.max(1, shown.length) - gap));
  const rowHeight = limit === null ? Math.max(2 * line, thinnest) : each;
  const thickness = Math.min(rowHeight, 30);

  const head = { height: lineHeightOf(type.heading), size: type.heading, least: type.least, weight: 600 } as const;
  const heading = setText(title, { ...head, width: width * 0.66 });
  const spoken = shown.length === 0 ? `${title}: ${words.none}` : title;
  const elements: SceneElement[] = [
    { kind: 'group', pointer, label: spoken, elements: [drawText(heading, { x: 0, y: 4, role })] },
  ];
  const bottom = header + shown.length * (rowHeight + gap);
  for (let value = 0; value <= to && shown.length > 0; value += 1) {
    const x = left + value * unit;
    const figure = setText(String(value), { width: 30, height: null, size: type.small, least: type.least });
    elements.push({ kind: 'line', x1: x, y1: header - 4, x2: x, y2: bottom - gap + 4, stroke: 'line', dash: 'dotted' });
    elements.push(drawText(figure, { x, y: bottom - gap + 6, role: 'quiet', align: 'middle' }));
  }
  for (const [index, bar] of shown.entries()) {
    const y = header + index * (rowHeight + gap);
    const text = setText(bar.name, { width: labelWidth, height: rowHeight, size: type.text, least: type.least });
    const length = Math.max(4, Math.min(bar.value, to) * unit);
    const number = setText(String(bar.value), {
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
    const none = setText(words.none, { width, height: null, size: type.text, least: type.least });
    elements.push(drawText(none, { x: 0, y: header, role: 'quiet' }));
  }
  if (hidden > 0) {
    const more = setText(words.more(hidden), { width: labelWidth, height: null, size: type.small, least: type.least });
    elements.push(drawText(more, { x: 0, y: bottom + foot - gap, role: 'quiet' }));
  }
  return { height: (shown.length === 0 ? header + line : bottom - gap + foot + 4) + (hidden > 0 ? line : 0), elements };
}
