import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createCanvas } from '@napi-rs/canvas';
import { afterAll, afterEach, expect, it } from 'vitest';

import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';

import { ImagePool } from './ImagePool.ts';

// Answers with the header, but for images that are 99 pixels wide.
const program = `
process.once('message', ({ header }) => header.width !== 99 && process.send({ image: header }));
process.on('disconnect', () => process.exit());
`;
const folder = mkdtempSync(path.join(tmpdir(), 'filiz-images-'));
const file = path.join(folder, 'reencode.mjs');
writeFileSync(file, program);
afterAll(() => rmSync(folder, { recursive: true }));

let pool = open();
afterEach(() => {
  pool.close();
  pool = open();
});

function open() {
  return new ImagePool(() => fork(file, { serialization: 'advanced' }));
}

async function encode(person: string, width = 10) {
  const bytes = await createCanvas(width, 10).encode('png');
  return () => pool.reencode(person, bytes);
}

it('lets nobody wait behind the many images of one person', async () => {
  const order: string[] = [];
  const [stuck, ada, eve] = [await encode('ada', 99), await encode('ada'), await encode('eve')];
  const held = stuck().catch(() => undefined);
  const note = async (name: string, work: () => Promise<unknown>) => void order.push(await work().then(() => name));
  await Promise.all([...Array.from({ length: 5 }, () => note('ada', ada)), note('eve', eve)]);
  expect(order.indexOf('eve')).toBeLessThan(2);
  pool.close();
  await held;
});

it('refuses what one person has too many of, and takes what another has', async () => {
  const [stuck, eve] = [await encode('ada', 99), await encode('eve')];
  const given = Array.from({ length: 7 }, () => stuck().catch((error: unknown) => error));
  await expect(stuck()).rejects.toThrow(TooManyRequestsError);
  const waiting = eve().catch((error: unknown) => error);
  pool.close();
  // Those that waited were in the queue: closing refuses them, and breaks off the two that were decoded.
  const ends = [...(await Promise.all(given)), await waiting].map((error) => (error as { code: string }).code);
  expect(ends).toEqual(['image-broken', 'image-broken', ...Array.from({ length: 6 }, () => 'unavailable')]);
});
