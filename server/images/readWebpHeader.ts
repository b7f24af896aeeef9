import type { ImageHeader, ReadHeader } from './ImageHeader.ts';

/** Reads the size from whichever of its three kinds of chunk a WebP begins with. */
export const readWebpHeader: ReadHeader = (bytes) => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return 'broken';
  return sizeOf(bytes) ?? 'broken';
};

function sizeOf(bytes: Buffer): ImageHeader | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ': {
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { type: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    }
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const bits = bytes.readUInt32LE(21);
      return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
