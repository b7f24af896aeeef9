import type { FontWeight } from '#engine/picture/Scene.ts';
import { type TypesetText, typesetText } from '#engine/picture/text/typesetText.ts';

import { cleanLine } from './cleanText.ts';
import { pointsPerInch } from './lengths.ts';

/** Sets a text in a box measured in inches; sizes are in points. */
export function setTextBox(
  text: string,
  {
    width,
    height,
    ...look
  }: { width: number; height: number | null; size: number; least: number; weight?: FontWeight },
): TypesetText {
  return typesetText(cleanLine(text), {
    ...look,
    width: width * pointsPerInch,
    height: height === null ? null : height * pointsPerInch,
  });
}
