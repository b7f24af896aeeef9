import { storedImage } from '#engine/images/storedImage.ts';

import type { ImageBlock } from './Block.ts';
import type { ReadingPlace, ReadingSource } from './ReadingSource.ts';

/** The uploaded image at a place; null where there is none, or a file name that somebody once typed. */
export function readImage(source: ReadingSource, { node, value, pointer }: ReadingPlace): ImageBlock | null {
  const image = node.format === 'image' ? storedImage(value) : null;
  return image && { kind: 'image', image, alt: source.altOf(pointer), pointer };
}
