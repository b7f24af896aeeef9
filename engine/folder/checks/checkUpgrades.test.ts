import { expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const faultsOf = (...upgrades: unknown[]) =>
  parseToolset(toolsetFolder('ideas', { 'toolset.json': { version: '2.1.0', upgrades } })).faults.map(formatFault);

it('takes steps that end at fields of the schema, also by way of names that are gone', () => {
  const steps = [
    { step: 'move', field: '/ideas/*/label', to: '/ideas/*/called' },
    { step: 'replace', field: '/ideas/*/called', value: '-', by: 'Idea' },
    { step: 'move', field: '/ideas/*/called', to: '/ideas/*/name' },
    { step: 'remove', field: '/average' },
  ];
  expect(
    faultsOf({ to: '1.4.0', steps: [{ step: 'wrap', field: '/ideas/*', as: 'label' }] }, { to: '2.0.0', steps }),
  ).toEqual([]);
});

it.each([
  [
    'a field that is not there',
    { step: 'wrap', field: '/ideas/*', as: 'label' },
    /"\/ideas\/\*\/label" is not a field/,
  ],
  ['other items', { step: 'move', field: '/old/*/name', to: '/ideas/*/name' }, /must be in the same items/],
  ['an item taken away', { step: 'remove', field: '/ideas/*' }, /is an item; only its fields/],
  ['an unknown step', { step: 'split', field: '/ideas' }, /upgrades\/0\/steps\/0/],
])('refuses %s', (_, step, message) => {
  expect(faultsOf({ to: '2.0.0', steps: [step] }).join('\n')).toMatch(message);
});

it('refuses upgrades out of order, or to a version to come', () => {
  const steps = [{ step: 'remove', field: '/average' }];
  expect(faultsOf({ to: '2.0.0', steps }, { to: '1.9.0', steps }).join()).toMatch(/must be after 2\.0\.0/);
  expect(faultsOf({ to: '2.2.0', steps }).join()).toMatch(/after the folder's own version, 2\.1\.0/);
});
