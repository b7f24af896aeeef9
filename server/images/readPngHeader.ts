import type { ReadHeader } from './ImageHeader.ts';

const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

/** Walks the chunks of a PNG to its end. */
export const readPngHeader: ReadHeader = (bytes) => {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return 'broken';
  const header = { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } as const;
  for (let at = 8; at + 12 <= bytes.length;) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return header;
    at += 12 + bytes.readUInt32BE(at);
  }
  return 'broken';
};
