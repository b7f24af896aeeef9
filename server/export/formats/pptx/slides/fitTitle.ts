import { cleanLine } from '#server/export/formats/pptx/cleanText.ts';
import type { SlideTitle } from '#server/export/formats/pptx/Deck.ts';
import { type LayoutName, titleRooms } from '#server/export/formats/pptx/defineLayouts.ts';
import { cutLine, type Line, textOfLine } from '#server/export/formats/pptx/Line.ts';
import { setTextBox } from '#server/export/formats/pptx/setTextBox.ts';

/**
 * A title in the size of its layout, or smaller where it is long; what is longer still ends in "…", and stands whole in
 * the notes. `count` follows it, such as "(2/3)".
 */
export function fitTitle(title: Line, count = '', layout: LayoutName = 'content', usual = 28): SlideTitle {
  const text = textOfLine(title);
  const { w, h: height } = titleRooms[layout];
  const room = { height, size: usual, least: 14, weight: 700 } as const;
  const whole = [text, count].filter(Boolean).join(' ');
  const { size, isShortened } = setTextBox(whole, { ...room, width: w * 0.97 });
  const shown = isShortened ? setTextBox(text, { ...room, width: w * 0.93 }).lines.join(' ') : cleanLine(text);
  return { runs: [...cutLine(title, shown), ...(count ? [{ text: ` ${count}` }] : [])], size };
}
