import type { SlideTitle } from '../Deck.ts';
import { titleRooms } from '../defineLayouts.ts';
import { setTextBox } from '../setTextBox.ts';

/** A title in the size of the layout, or smaller where it is long. */
export function fitTitle(text: string): SlideTitle {
  const { w: width, h: height } = titleRooms.content;
  const { size } = setTextBox(text, { width: width * 0.97, height, size: 28, least: 12, weight: 700 });
  return { text, size };
}
