import assert from 'node:assert/strict';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { parsePartialJson } from './parsePartialJson.ts';
import { readAnswer } from './readAnswer.ts';
import { toStrictAnswer } from './toStrictAnswer.ts';
import { toStrictSchema } from './toStrictSchema.ts';

const { registry } = loadedToolsets();

it('reports how complete an answer is', () => {
  expect(parsePartialJson('')).toEqual({ state: 'empty', value: null });
  expect(parsePartialJson('Here it')).toEqual({ state: 'empty', value: null });
  expect(parsePartialJson('{"a": ["x", "y')).toEqual({ state: 'partial', value: { a: ['x', 'y'] } });
  expect(parsePartialJson('{"a": 1}')).toEqual({ state: 'complete', value: { a: 1 } });
  expect(parsePartialJson('{]').state).not.toBe('complete');
});

it('withholds numbers and literals that may be incomplete', () => {
  expect(parsePartialJson('{"score": 1').value).toEqual({});
  expect(parsePartialJson('{"score": 1,').value).toEqual({ score: 1 });
  expect(parsePartialJson('{"done": tr').value).toEqual({});
});

it('skips text around the object', () => {
  const whole = { state: 'complete', value: { a: '}' } };
  expect(parsePartialJson('```json\n{"a": "}"}\n```')).toEqual(whole);
  expect(parsePartialJson('Here it is:\n```\n{"a": "}"}\n``` Hope it helps')).toEqual(whole);
});

it.each(['stakeholder', 'persona', 'scamper', 'buyer-utility-map'])(
  'reads %s at every place where its text may break, and shows ever more of it',
  (id) => {
    const toolset = registry.get(id);
    const text = JSON.stringify(toStrictAnswer(toolset.examples.tr, toStrictSchema(toolset)));
    const whole = readAnswer(JSON.parse(text), toolset, { partial: false }).document;
    let before = 0;
    for (let end = 0; end <= text.length; end += 7) {
      const parsed = parsePartialJson(text.slice(0, end));
      expect(parsed.state).not.toBe('malformed');
      if (parsed.value === null) continue;
      const { document } = readAnswer(parsed.value, toolset, { partial: true });
      const now = countLeaves(document, whole);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(readAnswer(parsePartialJson(text).value, toolset, { partial: true }).document).toEqual(whole);
  },
);

it('never throws on any input, and parses every complete object', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), fc.string(), (object, place, noise) => {
      const text = JSON.stringify(object);
      expect(parsePartialJson(text).value).toEqual(JSON.parse(text));
      parsePartialJson(text.slice(0, place % (text.length + 1)));
      parsePartialJson(text.slice(0, place % (text.length + 1)) + noise);
    }),
    { seed: 1 },
  );
  expect(() => parsePartialJson('{"a":'.repeat(50_000))).not.toThrow();
});

/**
 * Counts the visible values, thousands of times, hence no `expect`; asserts that each equals the whole document's value
 * or is a prefix of its text.
 */
function countLeaves(shown: unknown, whole: unknown): number {
  if (typeof shown === 'string') {
    assert(typeof whole === 'string' && whole.startsWith(shown));
    return 1;
  }
  if (typeof shown !== 'object' || shown === null) {
    assert.equal(shown, whole);
    return 1;
  }
  return Object.entries(shown).reduce(
    (sum, [key, child]) => sum + countLeaves(child, (whole as Record<string, unknown>)[key]),
    0,
  );
}
