import type { ImageHeader, ReadHeader } from './ImageHeader.ts';

const [start, end, startOfScan] = [0xd8, 0xd9, 0xda];
// Huffman and arithmetic tables, quantization tables, restart interval, comment, and what applications note.
const tables = new Set([0xc4, 0xcc, 0xdb, 0xdd, 0xfe]);
// The frames of all kinds of JPEG; 0xc4, 0xc8 and 0xcc are something else.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const mayStandBeforeScan = (marker: number) =>
  isFrame(marker) || marker === startOfScan || tables.has(marker) || (marker >= 0xe0 && marker <= 0xef);

/**
 * Walks the segments of a JPEG to its first scan, and looks for the mark of its end after that. Refuses every other
 * marker: decoders read some of them as having no length, and would find another image in what is skipped here.
 */
export const readJpegHeader: ReadHeader = (bytes) => {
  if (bytes[0] !== 0xff || bytes[1] !== start || bytes[2] !== 0xff) return null;
  let frame: ImageHeader | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return 'broken';
    const marker = bytes[at + 1]!;
    // Fill before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (!mayStandBeforeScan(marker)) return 'broken';
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return 'broken';
    if (isFrame(marker)) {
      if (at + 9 > bytes.length || frame) return 'broken';
      frame = { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + length;
    if (marker === startOfScan) return frame && bytes.includes(Buffer.from([0xff, end]), at) ? frame : 'broken';
  }
  return 'broken';
};
