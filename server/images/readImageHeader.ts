import { mostImageMegapixels } from '#engine/images/imageRules.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';

import type { ImageHeader } from './ImageHeader.ts';
import { readJpegHeader } from './readJpegHeader.ts';
import { readPngHeader } from './readPngHeader.ts';
import { readWebpHeader } from './readWebpHeader.ts';

/**
 * What an upload is, by its own bytes and not by what it is called; nothing is decoded.
 *
 * @throws ApplicationError when it is no PNG, JPEG or WebP, is cut off, or has more pixels than may be decoded
 */
export function readImageHeader(bytes: Buffer): ImageHeader {
  const header = readPngHeader(bytes) ?? readJpegHeader(bytes) ?? readWebpHeader(bytes);
  if (!header) throw new ApplicationError('image-type');
  if (header === 'broken' || header.width === 0 || header.height === 0) throw new ApplicationError('image-broken');
  if (header.width * header.height > mostImageMegapixels * 1_000_000)
    throw new ApplicationError('image-too-large', { limit: mostImageMegapixels });
  return header;
}
