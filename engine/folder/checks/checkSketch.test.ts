import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { checkSketch } from './checkSketch.ts';

const { registry } = loadedToolsets();
const persona = registry.get('persona');

function faultsOf(sketch: object): string[] {
  const faults: string[] = [];
  const whole = { order: 1, ask: 'One person.', most: {}, ...sketch } as NonNullable<typeof persona.manifest.sketch>;
  checkSketch({ ...persona, manifest: { ...persona.manifest, sketch: whole } }, (_, pointer, message) =>
    faults.push(`${pointer} ${message}`),
  );
  return faults;
}

it('takes fields that a model can write who knows of nothing else', () => {
  expect(faultsOf({ fields: ['/personas/*/name', '/personas/*/goals'], most: { '/personas': 1 } })).toEqual([]);
});

it.each([
  ['that are not there', ['/personas/*/shoes', '/personas/*/name'], 'there is no field'],
  ['that refer to items', ['/personas/*/name', '/personas/*/linkedStakeholder'], 'refers to items'],
  ['that are ids', ['/personas/*/name', '/personas/*/id'], 'not written by a model'],
  ['of an item without its name', ['/personas/*/goals'], 'cannot be without "/personas/*/name"'],
])('refuses fields %s', (_, fields, message) => {
  expect(faultsOf({ fields })).toEqual([expect.stringContaining(message)]);
});

it('refuses a bound of what is no list', () => {
  const bound = { '/personas/*/name': 1 };
  expect(faultsOf({ fields: ['/personas/*/name'], most: bound })).toEqual([expect.stringContaining('is no list')]);
});
