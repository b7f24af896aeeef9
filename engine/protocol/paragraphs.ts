import { withoutControls } from '#engine/schema/withoutControls.ts';

import { boundedText } from './boundedText.ts';

/** A text of several lines, trimmed and without control characters. `most` is in UTF-16 units. */
export const paragraphs = (most: number) => boundedText(most, (text) => withoutControls(text).trim());
