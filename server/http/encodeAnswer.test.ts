import fc from 'fast-check';
import { expect, it } from 'vitest';

import { StoredJson } from '#server/database/StoredJson.ts';

import { encodeAnswer } from './encodeAnswer.ts';

const answer = fc.dictionary(fc.string(), fc.record({ value: fc.jsonValue(), stored: fc.boolean() }));

it('encodes a field alike, given as a value or as stored JSON', () => {
  fc.assert(
    fc.property(answer, (fields) => {
      const plain = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
      const given = Object.fromEntries(
        Object.entries(fields).map(([name, { value, stored }]) => [
          name,
          stored ? new StoredJson(Buffer.from(JSON.stringify(value))) : value,
        ]),
      );
      expect(JSON.parse(encodeAnswer(given).toString())).toEqual(JSON.parse(JSON.stringify({ data: plain })));
    }),
  );
});

it.each([null, 'text', 3, ['one', 'two']])('encodes data that is not an object: %j', (data) => {
  expect(JSON.parse(encodeAnswer(data).toString())).toEqual({ data });
});
