import { expect, it } from 'vitest';

import { exampleFaults } from '#engine/examples/exampleFaults.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { readExampleFacts } from './readExampleFacts.ts';

it('tells one story in all examples of the built-in folders', () => {
  const { registry } = loadToolsets([builtInToolsets]);
  expect(exampleFaults(registry.toolsets, readExampleFacts())).toEqual([]);
});
