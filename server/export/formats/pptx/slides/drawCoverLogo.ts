import type { SceneElement } from '#engine/picture/Scene.ts';
import { logoWords } from '#server/export/coverFacts.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { titleRooms } from '#server/export/formats/pptx/defineLayouts.ts';
import { drawScene } from '#server/export/formats/pptx/drawing/drawScene.ts';
import { Pen } from '#server/export/formats/pptx/drawing/Pen.ts';
import { translate } from '#server/i18n/translate.ts';

// In points.
const most = { width: 170, height: 48 };
const inset = 10;
const top = 44;

/** The logo above the title, on paper of its own, since it was drawn for that; "" without one. */
export function drawCoverLogo(deck: Deck, document: ExportDocument): string {
  const logo = document.brand?.logo;
  if (!logo) return '';
  const scale = Math.min(most.width / logo.width, most.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const elements: SceneElement[] = [
    { kind: 'box', x: 0, y: 0, width: width + 2 * inset, height: height + 2 * inset, radius: 6, fill: 'paper' },
    { kind: 'image', x: inset, y: inset, width, height, file: logo.fileName, label: logoWords(document) },
  ];
  const place = { x: titleRooms.cover.x, y: top / 72, unit: 1 / 72 };
  const pen = new Pen(place, deck.languages, (kind) => translate(deck.language, `export.shapes.${kind}`), deck.images);
  return drawScene(pen, { elements });
}
