import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { MatrixDescription } from './matrixContract.ts';
import type { MatrixGrid } from './measureGrid.ts';

// How far the marks above capitals (Ğ, Ü, İ) reach above the baseline in Inter, as a part of the font's size.
const highest = 0.95;

/** Both axes with their scores and names, and hairlines between the cells. */
export function drawAxes(
  matrix: MatrixDescription,
  source: PictureSource,
  grid: MatrixGrid,
  area: Area,
): SceneElement[] {
  const { left, width, plotHeight, from, to, centreX, centreY, cellWidth, cellHeight } = grid;
  const { small, least } = area.type;
  const elements: SceneElement[] = [];
  const label = (text: string, weight: 400 | 600 = 400) =>
    typesetText(text, { width: 400, height: 24, size: small, least, weight });

  for (let score = from; score <= to; score += 1) {
    const y = centreY(score);
    elements.push(drawText(label(String(score)), { x: left - 16, y: y - 9, role: 'quiet', align: 'middle' }));
    elements.push(
      drawText(label(String(score)), { x: centreX(score), y: plotHeight + 8, role: 'quiet', align: 'middle' }),
    );
    if (score === to || matrix.severity) continue;
    const lineX = left + (score - from + 1) * cellWidth;
    const lineY = plotHeight - (score - from + 1) * cellHeight;
    elements.push({ kind: 'line', x1: lineX, y1: 0, x2: lineX, y2: plotHeight, stroke: 'line', dash: 'dotted' });
    elements.push({ kind: 'line', x1: left, y1: lineY, x2: left + width, y2: lineY, stroke: 'line', dash: 'dotted' });
  }
  const bottom = plotHeight + 4;
  elements.push({
    kind: 'line',
    x1: left - 6,
    y1: bottom,
    x2: left + width,
    y2: bottom,
    stroke: 'strong-line',
    hasArrow: true,
  });
  elements.push({ kind: 'line', x1: left - 6, y1: bottom, x2: left - 6, y2: 0, stroke: 'strong-line', hasArrow: true });

  const nameX = source.nameOf(`${matrix.list}/*/${matrix.x}`);
  const nameY = source.nameOf(`${matrix.list}/*/${matrix.y}`);
  elements.push(
    drawText(label(nameX, 600), { x: left + width / 2, y: plotHeight + 24, align: 'middle', role: 'quiet' }),
  );
  const upright = typesetText(nameY, { width: plotHeight, height: 24, size: small, least, weight: 600 });
  const vertical = drawText(upright, { x: 0, y: 0, align: 'middle', role: 'quiet' });
  // Turned, it stands on its baseline with the marks of its capitals towards the edge.
  const baseline = area.form === 'narrow' ? Math.ceil(upright.size * highest) + 1 : 16;
  elements.push({ ...vertical, x: baseline, y: plotHeight / 2, rotation: -90 });
  if (area.form !== 'narrow') {
    const scale = typesetText(source.words.lowToHigh(from, to), { width: 300, height: 24, size: small, least });
    elements.push(drawText(scale, { x: left + width, y: plotHeight + 24, role: 'quiet', align: 'end' }));
  }
  return elements;
}
