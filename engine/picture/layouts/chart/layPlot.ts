import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawLook } from './drawLook.ts';
import type { Chart } from './readChart.ts';
import { scaleOf } from './scaleOf.ts';
import { spread } from './spread.ts';

const gap = 8;
/** Of the width, at most, for the figures at the left and the names at the right. */
const share = { figures: 0.2, names: 0.26 };
/** A mark at each step, as long as they stand so far apart. */
const apart = 14;

/** The lines of a chart over their steps: figures at the left, steps below, and at its end the name of each line. */
export function layPlot(
  { lines, limit, format, step }: Chart,
  { width, height }: { width: number; height: number },
  { type }: Area,
): SceneElement[] {
  const small = lineHeightOf(type.small);
  const foot = small + gap;
  const all = [...lines.flatMap(({ values }) => values), ...(limit ? [limit.value] : [])];
  const bottom = height - foot;
  const top = small / 2;
  const scale = scaleOf(all, Math.max(2, Math.min(7, Math.floor((bottom - top) / (small * 1.5)))));
  const figures = scale.ticks.map((value) => ({ value, text: format(value) }));
  const widest = (texts: readonly string[], most: number, weight: 400 | 600) =>
    Math.min(width * most, Math.max(0, ...texts.map((text) => measureText(text, type.small, weight))) + 2);
  const left = widest([step, ...figures.map(({ text }) => text)], share.figures, 400) + gap;
  const names = widest(
    lines.map(({ name }) => name),
    share.names,
    600,
  );
  const right = width - names - gap * 2;
  const steps = Math.max(...lines.map(({ values }) => values.length));
  const xOf = (index: number) =>
    steps === 1 ? (left + right) / 2 : left + gap + ((right - left - gap) * index) / (steps - 1);
  const yOf = (value: number) => bottom - ((value - scale.from) / (scale.to - scale.from)) * (bottom - top);
  const set = (text: string, room: number, weight: 400 | 600 = 400) =>
    typesetText(text, { width: room, height: small, size: type.small, least: type.least, weight });

  return [
    ...figures.flatMap(({ value, text }): SceneElement[] => {
      const y = yOf(value);
      const isZero = value === 0;
      const figure = set(text, left - gap);
      return [
        isZero
          ? { kind: 'line', x1: left, y1: y, x2: right, y2: y, stroke: 'strong-line', strokeWidth: 1.75 }
          : { kind: 'line', x1: left, y1: y, x2: right, y2: y, stroke: 'line' },
        drawText(figure, { x: left - gap, y: y - figure.height / 2, role: isZero ? 'ink' : 'quiet', align: 'end' }),
      ];
    }),
    ...drawSteps(),
    ...(limit ? [drawLimit(yOf(limit.value))] : []),
    ...lines.flatMap(drawLine),
    ...drawNames(),
  ];

  /** As many steps as there is room for, the first and, where it falls there, the last. */
  function drawSteps(): SceneElement[] {
    const room = measureText(String(steps), type.small, 400) + 8;
    const each = steps === 1 ? room : (right - left - gap) / (steps - 1);
    const every = [1, 2, 3, 4, 6, 12, 24, 60].find((count) => count * each >= room) ?? 60;
    const word = set(step, left - gap);
    const y = bottom + gap / 2;
    const shown = Array.from({ length: steps }, (_, index) => index).filter(
      (index) => every === 1 || (index + 1) % every === 0 || (index === 0 && every > 1 && each * (every - 1) >= room),
    );
    return [
      drawText(word, { x: left - gap, y, role: 'quiet', align: 'end' }),
      ...shown.map((index) =>
        drawText(set(String(index + 1), room), { x: xOf(index), y, role: 'quiet', align: 'middle' }),
      ),
    ];
  }

  function drawLimit(y: number): SceneElement {
    return { kind: 'line', x1: left, y1: y, x2: right, y2: y, stroke: 'ink', strokeWidth: 1.5, dash: 'dashed' };
  }

  function drawLine({ values, look, role, marked }: Chart['lines'][number]): SceneElement[] {
    const points = values.map((value, index) => ({ x: xOf(index), y: yOf(value) }));
    const at = marked === null ? undefined : points[marked];
    const isSparse = steps === 1 || (right - left) / steps >= apart;
    const shown = isSparse ? drawLook(points, look, role) : drawLook(points, look, role).slice(0, 1);
    return [
      ...shown,
      ...(at
        ? [{ kind: 'ellipse', x: at.x, y: at.y, radiusX: 8, radiusY: 8, stroke: 'ink', strokeWidth: 1.75 } as const]
        : []),
    ];
  }

  /** Beside the ends, as far as they leave room for each other. */
  function drawNames(): SceneElement[] {
    const ends = lines.map(({ values }) => yOf(values.at(-1) ?? 0));
    const placed = spread(ends, small, 0, height);
    return lines.flatMap(({ name, role, values }, index): SceneElement[] => {
      const [y, end, x] = [placed[index] ?? 0, ends[index] ?? 0, xOf(values.length - 1)];
      const text = set(name, names, 600);
      const from = right + gap / 2;
      return [
        { kind: 'line', x1: x + 5, y1: end, x2: from + gap, y2: y, stroke: role, strokeWidth: 1 },
        drawText(text, { x: right + gap * 2, y: y - text.height / 2, role }),
      ];
    });
  }
}
