import { expect, it } from 'vitest';

import { parseToolset } from '#engine/folder/parseToolset.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { describePlace } from './describePlace.ts';
import { fieldWords } from './fieldWords.ts';

const { registry } = loadedToolsets();
const fishBone = registry.get('fish-bone');

it('names a field of a definition that several lists share', () => {
  expect(fieldWords(fishBone, 'en')('/tools/0/grounds').title).toBe('What points to it');
  expect(describePlace('/tools/0/grounds', fishBone.examples.en, fishBone, 'en')).toBe(
    `Tools › 1 ${String(getAt(fishBone.examples.en, '/tools/0/name'))} › What points to it`,
  );
});

it('knows the words of enum values, of items, and of a field that a locale names where it is used', () => {
  const wordsOf = fieldWords(fishBone, 'tr');
  expect(wordsOf('/people/3/certainty').enumWords).toHaveProperty('observed');
  expect(wordsOf('/people').item).toBe('Neden');
  expect(wordsOf('/people/3')).toEqual({ title: '' });
});

it('completes the words of a definition by those of one of its places', () => {
  const { fields } = fishBone.locales.en;
  const hint = 'A saw that nobody sharpens';
  const locales = {
    ...fishBone.locales,
    en: { ...fishBone.locales.en, fields: { ...fields, '/tools/*/grounds': { hint } } },
  };
  const wordsOf = fieldWords({ ...fishBone, locales }, 'en');
  expect(wordsOf('/tools/2/grounds')).toMatchObject({ title: 'What points to it', hint });
  expect(wordsOf('/people/2/grounds').hint).not.toBe(hint);
});

it('numbers an item whose title is not written yet', () => {
  const stakeholder = registry.get('stakeholder');
  expect(describePlace('/stakeholders/1/why', { stakeholders: [{}, {}] }, stakeholder, 'en')).toBe(
    'Stakeholders › 2 › Why a stakeholder',
  );
});

it('calls what the locale does not name by its property', () => {
  const { toolset } = parseToolset(toolsetFolder('ideas'));
  if (!toolset) throw new Error('the folder must be valid');
  expect(fieldWords(toolset, 'en')('/ideas/0/colour').title).toBe('colour');
});
