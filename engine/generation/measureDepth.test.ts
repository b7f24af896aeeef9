import { expect, it } from 'vitest';

import { measureDepth } from './measureDepth.ts';

it.each([
  ['{"a":[{"b":"[[[{{{"}]}', 3],
  ['Here is "it": {"a":"\\"[[","b":[]}', 2],
  ['[][][][]', 1],
  ['no JSON', 0],
])('measures %s as %i', (text, depth) => {
  expect(measureDepth()(text)).toBe(depth);
  const measure = measureDepth();
  expect([...text].map(measure).at(-1)).toBe(depth);
});
