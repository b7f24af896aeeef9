import type { SlideTitle } from '../Deck.ts';
import { type LayoutName, titleRooms } from '../defineLayouts.ts';
import { setTextBox } from '../setTextBox.ts';

/**
 * A title in the size of its layout, or smaller where it is long; what is longer still ends in "…", and stands whole in the
 * notes. `count` follows it, such as "(2/3)".
 */
export function fitTitle(text: string, count = '', layout: LayoutName = 'content', usual = 28): SlideTitle {
  const { w, h: height } = titleRooms[layout];
  const room = { height, size: usual, least: 14, weight: 700 } as const;
  const whole = [text, count].filter(Boolean).join(' ');
  const { size, isShortened } = setTextBox(whole, { ...room, width: w * 0.97 });
  if (!isShortened) return { text: whole, size };
  const { lines } = setTextBox(text, { ...room, width: w * 0.93 });
  return { text: [...lines, count].filter(Boolean).join(' '), size };
}
