import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';
import { temporaryDirectory } from '#server/testing/temporaryDirectory.ts';

import { builtInToolsets } from './builtInToolsets.ts';
import { loadToolsets } from './loadToolsets.ts';

it('has the twenty-four of the specification in their order on the default path, and shorter ones beside it', () => {
  const { paths, registry, faults } = loadedToolsets();
  expect(faults).toEqual([]);
  expect(paths.all.map(({ id }) => id)).toEqual(['programme', 'one-day', 'five-days']);
  const programme = paths.stepsOf(null);
  expect(programme).toHaveLength(24);
  const all = registry.toolsets.map(({ manifest }) => manifest.id);
  expect(programme).toEqual(all.filter((id) => programme.includes(id)));
  expect(all.filter((id) => !programme.includes(id))).toEqual([
    'value-proposition-canvas',
    'business-model-canvas',
    'traction',
    'experiments',
    'opportunity-tree',
    'pitch',
  ]);
  for (const { id } of paths.all.slice(1)) expect(paths.stepsOf(id)).toContain('experiments');
  const hours = paths.all.map(({ toolsets }) => toolsets.reduce((sum, { minutes }) => sum + minutes, 0) / 60);
  expect(hours[1]).toBeLessThanOrEqual(7);
  expect(hours[2]).toBeLessThanOrEqual(5 * 6);
});

it('takes what a method author adds, and tells what is wrong in it without keeping anything else from loading', () => {
  const shelf = temporaryDirectory('filiz-paths-');
  const folder = join(shelf, 'paths');
  mkdirSync(folder);
  const title = { en: 'Two hours', tr: 'İki saat' };
  const add = (id: string, toolsets: string[]) =>
    writeFileSync(
      join(folder, `${id}.json`),
      JSON.stringify({ id, title, for: title, order: 5, toolsets: toolsets.map((toolset) => ({ id: toolset })) }),
    );
  add('two-hours', ['about', 'sections', 'stakeholder']);
  add('headless', ['persona']);
  writeFileSync(join(folder, 'torn.json'), '{"id":');
  symlinkSync('/etc/hostname', join(folder, 'link.json'));
  const { paths, faults } = loadToolsets([builtInToolsets, shelf]);
  expect(paths.all.map(({ id }) => id)).toEqual(['programme', 'two-hours', 'one-day', 'five-days']);
  expect(faults.map(formatFault)).toEqual([
    'paths/link.json: is not a plain file of this folder',
    expect.stringContaining('paths/torn.json: is not JSON'),
    'paths/headless.json /toolsets/0/id: requires "stakeholder", which must stand on the path before it',
  ]);
});
