import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseWholeParts } from './parseWholeParts.ts';

it.each([
  ['', null],
  ['No JSON', null],
  ['{', null],
  ['{"a', null],
  ['{"a":"b', null],
  ['{"a":"b"', { a: 'b' }],
  ['{"a":"b","c', { a: 'b' }],
  ['{"a":"b","c":"d', { a: 'b' }],
  ['{"a":12', null],
  ['{"a":12,', { a: 12 }],
  ['{"a":["x","y', { a: ['x'] }],
  ['{"a":["x","y"', { a: ['x', 'y'] }],
  ['{"a":[{"n":"x"},{"n":"y","m":"z"', { a: [{ n: 'x' }] }],
  ['{"a":[{"n":["x"]},{"n":["y"],', { a: [{ n: ['x'] }] }],
  ['{"a":[{"n":"x"', null],
  ['{"o":{"t":"x","a":[{"n":"y"},{"n', { o: { t: 'x', a: [{ n: 'y' }] } }],
  ['{"a":"quote \\" , and brace }","c":["', { a: 'quote " , and brace }' }],
  ['Here it is:\n```json\n{"a":"b","c":"d"}\n```', { a: 'b', c: 'd' }],
  ['{"a":"b",,,"c":"d"', { a: 'b' }],
])('keeps of %j what is whole', (answer, whole) => {
  expect(parseWholeParts(answer)).toEqual(whole);
});

it('keeps of each list the first items as they are, and of each text all or nothing, wherever the answer ends', () => {
  const item = fc.record({ id: fc.string(), tags: fc.array(fc.string(), { maxLength: 3 }), score: fc.integer() });
  const section = fc.record({ title: fc.string(), items: fc.array(item, { maxLength: 4 }), done: fc.boolean() });
  const documents = fc.record({
    name: fc.string(),
    one: section,
    list: fc.array(item, { maxLength: 4 }),
    last: section,
  });
  fc.assert(
    fc.property(documents, fc.double({ min: 0, max: 1, noNaN: true }), (document, share) => {
      const answer = JSON.stringify(document);
      const part = parseWholeParts(answer.slice(0, Math.floor(answer.length * share)));
      if (part !== null) expectBeginning(part, document);
    }),
  );
  expect(parseWholeParts('{"a":[1,2]}')).toEqual({ a: [1, 2] });
});

function expectBeginning(part: unknown, whole: unknown): void {
  if (Array.isArray(part)) expect(part).toEqual((whole as unknown[]).slice(0, part.length));
  else if (typeof part === 'object' && part !== null)
    for (const [key, value] of Object.entries(part)) expectBeginning(value, (whole as Record<string, unknown>)[key]);
  else expect(part).toBe(whole);
}
