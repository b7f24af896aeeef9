import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import type { Scene, TextElement } from '#engine/picture/Scene.ts';

import { scenePng } from './scenePng.ts';

const said = { kind: 'text', x: 10, size: 16, lineHeight: 20, weight: 400, role: 'ink', align: 'start' } as const;

function scene(...elements: Scene['elements']): Scene {
  return { width: 200, height: 100, title: 'Boxes', description: 'Boxes.', elements };
}
const text = (line: string, weight: TextElement['weight'] = 400) => scene({ ...said, y: 60, lines: [line], weight });

/** The pixels as a decoder reads them: four bytes each. */
async function pixels(sheet: Scene, width: number) {
  const image = await loadImage(await scenePng(sheet, width));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { image, data: context.getImageData(0, 0, image.width, image.height).data };
}
const inkOf = ({ data }: { data: Uint8ClampedArray }) =>
  Array.from({ length: data.length / 4 }, (_, index) => 255 - (data[index * 4] ?? 0)).reduce((sum, each) => sum + each);

describe('a sheet as PNG', () => {
  it('has the width asked for, the proportions of the sheet, and the colours of paper', async () => {
    const { image, data } = await pixels(
      scene({ kind: 'box', x: 100, y: 50, width: 100, height: 50, fill: 'accent-3' }),
      400,
    );
    expect([image.width, image.height]).toEqual([400, 200]);
    expect(Array.from(data.slice(0, 4))).toEqual([255, 255, 255, 255]);
    expect(Array.from(data.slice(-4))).toEqual([0x84, 0x57, 0x3a, 255]);
  });

  it('has the shapes of a path, at the place of its group', async () => {
    const corner = { kind: 'path', commands: 'M0 0 L40 0 C40 40 40 40 0 40 Z', fill: 'gain' } as const;
    const { data } = await pixels(scene({ kind: 'group', x: 100, y: 50, elements: [corner] }), 200);
    const at = (x: number, y: number) => Array.from(data.slice((y * 200 + x) * 4, (y * 200 + x) * 4 + 3));
    expect([at(105, 55), at(110, 85), at(95, 55), at(138, 88)]).toEqual([
      [0x1f, 0x6a, 0x45],
      [0x1f, 0x6a, 0x45],
      [255, 255, 255],
      [255, 255, 255],
    ]);
  });

  it.each(['ğüşıöçİĞÜŞIÖÇ', '🙂', 'שלום', 'مرحبا'])('has signs for %s', async (line) => {
    const drawn = await pixels(text(line), 400);
    const withoutGlyphs = await pixels(text([...line].map(() => '\u{10FFFD}').join('')), 400);
    expect(inkOf(drawn)).toBeGreaterThan(500);
    expect(Buffer.from(drawn.data).equals(Buffer.from(withoutGlyphs.data))).toBe(false);
  });

  it('is heavier where the text is', async () => {
    const [regular, bold] = await Promise.all([pixels(text('Kutu'), 400), pixels(text('Kutu', 700), 400)]);
    expect(inkOf(bold)).toBeGreaterThan(inkOf(regular) * 1.1);
  });
});
