import { expect, it } from 'vitest';

import { exampleFaults } from '#engine/folder/examples/exampleFaults.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { readExampleFacts } from './readExampleFacts.ts';

it('tells one story in all examples of the built-in folders', () => {
  const { registry } = loadedToolsets();
  expect(exampleFaults(registry.toolsets, readExampleFacts())).toEqual([]);
});
