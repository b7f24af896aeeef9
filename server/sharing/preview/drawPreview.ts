import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { PreviewOrder } from './PreviewOrder.ts';

/** What messengers show large, in pixels. */
export const previewSize = { width: 1200, height: 630 };
const margin = 56;

/** What a link leads to: name, whose it is, description; and where its picture is to be painted. */
export function drawPreview(order: Pick<PreviewOrder, 'name' | 'description' | 'ownerName' | 'shown'>) {
  const hasPicture = order.shown !== null;
  const width = previewSize.width - 2 * margin;
  const name = typesetText(order.name, { width, height: 140, size: 54, least: 40, weight: 700 });
  const room = hasPicture ? { height: 108, size: 26, least: 24 } : { height: 300, size: 34, least: 26 };
  const description = typesetText(firstParagraph(order.description), { width, ...room });
  const owner = typesetText(order.ownerName, { width, height: 36, size: 24, least: 20, weight: 600 });
  const ownerTop = margin + name.height;
  const descriptionTop = ownerTop + owner.height + 12;
  const card = { x: margin, y: descriptionTop + description.height + 24, width };
  const elements: SceneElement[] = [
    { kind: 'box', x: 0, y: 0, ...previewSize, fill: 'wash' },
    drawText(name, { x: margin, y: margin - 8 }),
    drawText(owner, { x: margin, y: ownerTop, role: 'accent-1' }),
    drawText(description, { x: margin, y: descriptionTop, role: 'quiet' }),
  ];
  if (hasPicture)
    elements.push({ kind: 'box', ...card, height: previewSize.height, radius: 20, fill: 'paper', stroke: 'line' });
  const scene: Scene = { ...previewSize, title: order.name, description: '', elements };
  return { scene, card };
}

function firstParagraph(text: string): string {
  return text.trim().split(/\n/u, 1)[0] ?? '';
}
