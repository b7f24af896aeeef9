import { withoutControls } from '../schema/withoutControls.ts';
import { boundedText } from './boundedText.ts';

/** A text of any number of lines, without outer blanks and control characters. `most` counts UTF-16 units. */
export const paragraphs = (most: number) => boundedText(most, (text) => withoutControls(text).trim());
