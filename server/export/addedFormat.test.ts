import { afterAll, beforeAll, expect, it } from 'vitest';

import { type ExportFormat, exportFormats } from '#engine/protocol/exportFormats.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { exportFileName } from './exportFileName.ts';
import type { Format } from './formats/Format.ts';
import { formats } from './formats/formats.ts';
import { sampleOrder } from './testing/sampleOrder.ts';
import { writeExport } from './writeExport.ts';

// What the folder of a new format declares, and its line in each table.
const plain: Format = {
  extension: 'txt',
  mediaType: 'text/plain; charset=utf-8',
  load: async () => async (document) => Buffer.from(JSON.stringify(document.chapters)),
  showsImages: false,
  showsBrand: false,
  notesClaims: true,
  hasRegister: true,
  opensWithStanding: true,
  hasStory: false,
  isPaged: false,
};
const name = 'plain' as ExportFormat;
beforeAll(() => {
  Object.assign(exportFormats, { plain: { isWhole: false } });
  Object.assign(formats, { plain });
});
afterAll(() => {
  for (const table of [exportFormats, formats]) Reflect.deleteProperty(table, name);
});

const { toolsets } = loadedToolsets().registry;
const order = sampleOrder(toolsets, name);
order.chosen = ['observation', 'persona', 'lean-canvas'];
const written = async () => String(await writeExport(order, toolsets));

it('is written and named by its declaration alone', async () => {
  expect(exportFileName(order)).toBe('Dönkap 2026-03-01.txt');
  expect(await written()).toContain('"id":"persona"');
});

it('holds of evidence what it says of itself', async () => {
  expect(await written()).toMatch(/\[assumed\].*"id":"evidence/s);
  plain.notesClaims = false;
  expect(await written()).not.toContain('[assumed]');
  plain.hasRegister = false;
  expect(await written()).not.toContain('"id":"evidence');
});

it('holds open questions where somebody wants them, or where it is whole', async () => {
  const [about] = order.saved.filter(({ toolset }) => toolset === 'persona');
  about!.json = JSON.stringify({ ...JSON.parse(about!.json), openQuestions: ['Who washes on a holiday?'] });
  expect(await written()).not.toContain('Who washes');
  exportFormats[name].isWhole = true;
  expect(await written()).toContain('Who washes');
});
