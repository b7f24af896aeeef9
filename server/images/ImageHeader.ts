/** What an image says of itself before it is decoded, and that its file is whole. */
export interface ImageHeader {
  type: 'png' | 'jpeg' | 'webp';
  width: number;
  height: number;
}

/** null where the bytes are no such image; `broken` where they begin as one and are not one. */
export type ReadHeader = (bytes: Buffer) => ImageHeader | 'broken' | null;
