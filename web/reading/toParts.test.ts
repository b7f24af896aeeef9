import { expect, it } from 'vitest';

import { readDocument } from '#engine/reading/readDocument.ts';
import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';

import { toParts } from './toParts.ts';

it('nests items within their lists, and lists within their sections', () => {
  const parts = toParts(readDocument(readDefinition('scamper'), readExample('scamper', 'en'), 'en'));
  expect(parts.map(({ heading }) => heading.level)).toEqual([2, 2, 2]);
  expect(parts[0]?.blocks.length).toBeGreaterThan(0);
  const letters = parts[1]?.parts ?? [];
  expect(letters).toHaveLength(7);
  expect(letters.every(({ heading, parts: ideas }) => heading.level === 3 && ideas[0]?.heading.number === 1)).toBe(
    true,
  );
});
