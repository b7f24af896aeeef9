import type { ImageHeader } from './ImageHeader.ts';
import { type KeptImage, reencode } from './reencode.ts';

export interface ImageOrder {
  bytes: Uint8Array;
  header: ImageHeader;
  longestSide?: number | undefined;
}
export type ImageAnswer = { image: KeptImage } | { fault: string };

// A process for one image: decoders read whatever people send, and are native code.
process.once('message', ({ bytes, header, longestSide }: ImageOrder) => {
  void reencode(Buffer.from(bytes), header, longestSide)
    .then((image): ImageAnswer => ({ image }))
    .catch((error: unknown): ImageAnswer => ({ fault: String(error) }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
