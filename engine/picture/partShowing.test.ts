import { expect, it } from 'vitest';

import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { cardSubject } from './cardSubject.ts';
import { drawPicture } from './drawPicture.ts';
import { partShowing } from './partShowing.ts';

const { registry } = loadedToolsets();

function partOf(id: string, pointer: string) {
  const definition = registry.get(id);
  const references = exampleReferences(definition, registry, 'en');
  const scenes = drawPicture({ definition, content: definition.examples.en, language: 'en', references }, 'page');
  const part = partShowing(definition, scenes, pointer);
  return part === null ? null : cardSubject(definition, part).pointer;
}

it('finds the part of a picture whose card has a field', () => {
  expect(partOf('stakeholder', '/stakeholders/2/interest')).toBe('/stakeholders/2');
  expect(partOf('stakeholder', '/stakeholders/2')).toBe('/stakeholders/2');
  // Statements stand in the card of their list.
  expect(partOf('lean-canvas', '/problem/1/evidence/0')).toBe('/problem');
  expect(partOf('lean-canvas', '/problem/1')).toBe('/problem');
});

it('finds none for what the picture does not show', () => {
  expect(partOf('stakeholder', '/nothing')).toBeNull();
  expect(partOf('stakeholder', '/stakeholders/99/name')).toBeNull();
});
