/** What the name of an uploaded image tells: 26 letters and digits of chance, then width and height in pixels. */
export interface StoredImage {
  fileName: string;
  width: number;
  height: number;
  mediaType: 'image/png' | 'image/jpeg';
}

const shape = /^[0-9A-Z]{26}-([1-9]\d{0,3})x([1-9]\d{0,3})\.(png|jpg)$/;

/**
 * The stored image that an image field names; null where it holds anything else, such as a name that somebody once
 * typed.
 */
export function storedImage(fileName: unknown): StoredImage | null {
  const match = typeof fileName === 'string' ? shape.exec(fileName) : null;
  if (!match) return null;
  const [name, width, height, type] = match;
  return {
    fileName: name,
    width: Number(width),
    height: Number(height),
    mediaType: type === 'png' ? 'image/png' : 'image/jpeg',
  };
}
