import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type * as opentype from 'opentype.js';

/** Code points that texts in pictures are measured by: Latin with its extensions, punctuation, currencies, arrows. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2026],
  [0x20a4, 0x20bd],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
] as const;

const files = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' } as const;
// A CommonJS package without named exports.
const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as Pick<typeof opentype, 'parse'>;

/** Writes the table of advance widths of Inter, from the fonts that documents embed. */
const fonts = Object.entries(files).map(([weight, name]) => {
  const { buffer } = new Uint8Array(
    readFileSync(require.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`)),
  );
  return { weight, font: parse(buffer) };
});

function widthIn(font: opentype.Font, point: number): number {
  const width = font.charToGlyph(String.fromCodePoint(point)).advanceWidth ?? 0;
  return Math.round((width * 1000) / font.unitsPerEm);
}

const tables = ranges.map(([first, last]) => {
  const points = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const ofWeights = fonts.map(({ weight, font }, index) => {
    const lighter = fonts[index - 1]?.font;
    const widths = points.map((point) => widthIn(font, point) - (lighter ? widthIn(lighter, point) : 0));
    return `${weight}: [${widths.join(', ')}]`;
  });
  return `{ first: ${first}, ${ofWeights.join(',\n')} }`;
});

const source = `// Written by scripts/fonts/writeAdvanceWidths.ts.

/**
 * Advance widths of Inter in thousandths of the font size, by range of code points: of the lightest weight, and by how
 * much each further weight is wider than the one before, which compresses to little more than half.
 */
export const advanceWidths = [
${tables.join(',\n')},
] as const;
`;
writeFileSync(new URL('../../engine/picture/text/advanceWidths.ts', import.meta.url), source);
