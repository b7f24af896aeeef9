import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// node scripts/fonts/writePictureFonts.ts: the font of pictures without its layout tables, for drawing them as PNG. Lines
// are broken by advance widths alone, and shaping text by those tables takes half of the time that a picture takes.
const root = path.join(import.meta.dirname, '../..');
const layoutTables = ['GSUB', 'GPOS', 'GDEF'];
const recordLength = 16;

for (const weight of ['400Regular', '500Medium', '600SemiBold', '700Bold']) {
  const name = `Inter_${weight}.ttf`;
  const font = readFileSync(path.join(root, 'node_modules/@expo-google-fonts/inter', weight, name));
  writeFileSync(path.join(root, 'server/export/picture-fonts', name), withoutTables(font, layoutTables));
}

/** A TrueType font without some of its tables: the directory of tables and the tables are written anew. */
function withoutTables(font: Buffer, gone: readonly string[]): Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * recordLength;
    const tag = font.toString('latin1', at, at + 4);
    return {
      tag,
      checksum: font.readUInt32BE(at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    };
  }).filter(({ tag }) => !gone.includes(tag));
  const directory = Buffer.alloc(12 + records.length * recordLength);
  const power = Math.floor(Math.log2(records.length));
  const searchRange = 2 ** power * recordLength;
  font.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(records.length, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(records.length * recordLength - searchRange, 10);
  let place = directory.length;
  const tables = records.map(({ tag, checksum, offset, length }, index) => {
    const at = 12 + index * recordLength;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(place, at + 8);
    directory.writeUInt32BE(length, at + 12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(table, 0, offset, offset + length);
    place += table.length;
    return table;
  });
  return Buffer.concat([directory, ...tables]);
}
