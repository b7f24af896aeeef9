import { drawPattern } from '#engine/picture/layouts/poster/drawPattern.ts';

import { translate } from '../../../../i18n/translate.ts';
import { cleanLine } from '../cleanText.ts';
import { drawDecoration } from '../drawing/drawScene.ts';
import { Pen } from '../drawing/Pen.ts';
import { slideSize } from '../lengths.ts';
import type { SlideLanguages } from '../SlideLanguages.ts';

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
