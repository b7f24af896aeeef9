import { drawPattern } from '#engine/picture/layouts/poster/drawPattern.ts';
import { cleanLine } from '#server/export/formats/pptx/cleanText.ts';
import { drawDecoration } from '#server/export/formats/pptx/drawing/drawScene.ts';
import { Pen } from '#server/export/formats/pptx/drawing/Pen.ts';
import { slideSize } from '#server/export/formats/pptx/lengths.ts';
import type { SlideLanguages } from '#server/export/formats/pptx/SlideLanguages.ts';
import { translate } from '#server/i18n/translate.ts';

const width = 3; // inches
const unit = 1 / 72;

/**
 * The initial of the project's name with rings and dots at the cover's right edge: the same name always gives the same.
 */
export function drawCoverPattern(name: string, languages: SlideLanguages): string {
  const pen = new Pen({ x: slideSize.width - width, y: 0, unit }, languages, (kind) =>
    translate(languages.own, `export.shapes.${kind}`),
  );
  const box = { x: 0, y: 0, width: width / unit, height: slideSize.height / unit };
  return drawDecoration(pen, drawPattern(cleanLine(name), 0, box), translate(languages.own, 'export.shapes.path'));
}
