import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { changedParts } from './changedParts.ts';
import { drawPicture } from './drawPicture.ts';

const { registry } = loadedToolsets();

function parts(id: string, pointers: string[]) {
  const definition = registry.get(id);
  const [scene] = drawPicture({ definition, content: definition.examples.en, language: 'en' }, 'page');
  return changedParts(scene!, pointers).map(({ pointers: within }) => within);
}

it('counts what changes in an area of a canvas together', () => {
  const changes = ['/problem/0/text', '/problem', '/solution/1', '/openQuestions/0'];
  expect(parts('lean-canvas', changes)).toEqual([['/problem/0/text', '/problem'], ['/solution/1']]);
});

it('finds each dot of a matrix', () => {
  expect(parts('stakeholder', ['/stakeholders/2/why', '/stakeholders/0/power', '/stakeholders/2/interest'])).toEqual([
    ['/stakeholders/2/why', '/stakeholders/2/interest'],
    ['/stakeholders/0/power'],
  ]);
});
