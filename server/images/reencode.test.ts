import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { reencode } from './reencode.ts';

it.each(['png', 'jpeg', 'webp'] as const)('takes a %s only where it is as large as its header says', async (type) => {
  const canvas = createCanvas(60, 40);
  const bytes = type === 'png' ? await canvas.encode('png') : await canvas.encode(type);
  expect(await reencode(bytes, { type, width: 60, height: 40 })).toMatchObject({ width: 60, height: 40 });
  expect(await reencode(bytes, { type, width: 40, height: 60 })).toMatchObject({ width: 60, height: 40 });
  await expect(reencode(bytes, { type, width: 60, height: 41 })).rejects.toThrow('another size');
});
