import { describe, expect, it } from 'vitest';

import { contractFaults } from '#engine/folder/contractFaults.ts';
import { formatFault } from '#engine/folder/Fault.ts';

import { builtInToolsets } from './builtInToolsets.ts';
import { loadToolsets } from './loadToolsets.ts';
import { readToolsetFolders } from './readToolsetFolders.ts';

const { registry, faults } = loadToolsets([builtInToolsets]);
const { folders } = readToolsetFolders(builtInToolsets);

it('loads every built-in folder without faults', () => {
  expect(faults.map(formatFault)).toEqual([]);
  expect(registry.toolsets.map(({ manifest }) => manifest.id).toSorted()).toEqual(
    folders.map(({ name }) => name).toSorted(),
  );
});

describe.each(folders.map(({ name }) => name))('%s', (id) => {
  it('keeps the contract between toolsets', () => {
    expect(contractFaults(registry.get(id), registry).map(formatFault)).toEqual([]);
  });
});
