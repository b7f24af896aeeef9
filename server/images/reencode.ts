import { createCanvas, loadImage } from '@napi-rs/canvas';

import type { ImageHeader } from './ImageHeader.ts';

/** An image as it is kept. */
export interface KeptImage {
  bytes: Uint8Array;
  type: 'png' | 'jpg';
  width: number;
  height: number;
}

// Sharp on a page of paper and on any screen, and small enough for exports.
const usualLongest = 2000; // pixels
const quality = 88;
// A PNG may be so many times as large as the same as JPEG: drawings stay sharp, photographs become small.
const mostOverJpeg = 2;

/**
 * Decodes an image and encodes its pixels anew: upright, without metadata. Whatever has
 * transparent parts becomes PNG.
 *
 * @param longestSide the most pixels that it keeps in its longer direction
 * @throws where it cannot be decoded, or is not of the size that its header says
 */
export async function reencode(bytes: Buffer, header: ImageHeader, longestSide = usualLongest): Promise<KeptImage> {
  const { type } = header;
  const image = await loadImage(bytes);
  if (!isOfSize(image, header)) throw new Error('image of another size than its header says');
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const isOpaque = isEachOpaque(context.getImageData(0, 0, width, height).data);
  if (!isOpaque) return { bytes: await canvas.encode('png'), type: 'png', width, height };
  const jpeg = await canvas.encode('jpeg', quality);
  if (type === 'jpeg') return { bytes: jpeg, type: 'jpg', width, height };
  const png = await canvas.encode('png');
  const isSmall = png.length <= mostOverJpeg * jpeg.length;
  return isSmall ? { bytes: png, type: 'png', width, height } : { bytes: jpeg, type: 'jpg', width, height };
}

/** Sides are swapped where the camera was held sideways. */
function isOfSize({ width, height }: Pick<ImageHeader, 'width' | 'height'>, said: ImageHeader): boolean {
  return (width === said.width && height === said.height) || (width === said.height && height === said.width);
}

function isEachOpaque(pixels: Uint8ClampedArray): boolean {
  for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) return false;
  return true;
}
