import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';

/**
 * Where a language is meant, and not one of those that there are: rules and the schema's words for models are in
 * English.
 */
const aboutEnglish = [
  'engine/generation/PromptRoom.ts',
  'engine/prompt/boundsOf.ts',
  'engine/prompt/describeEvidence.ts',
  'engine/prompt/renderPrompt.ts',
];
/** The names of time zones are read in one language, whichever. */
const aboutNames = ['engine/dates/isTimeZone.ts'];

it('says nowhere else than with the languages which ones there are', () => {
  const literal = new RegExp(`'(${languages.join('|')})'`);
  const files = globSync('{engine,server,web}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|stories)\.tsx?$|\/testing\/|^engine\/languages\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1500);
  const naming = files.filter((file) => literal.test(readFileSync(file, 'utf8')));
  expect(naming.toSorted()).toEqual([...aboutEnglish, ...aboutNames].toSorted());
});
