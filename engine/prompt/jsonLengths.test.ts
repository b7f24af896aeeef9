import fc from 'fast-check';
import { expect, it } from 'vitest';

import { jsonLengths } from './jsonLengths.ts';

it('is the length of what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonLengths()(value)).toBe(JSON.stringify(value).length);
    }),
  );
  expect(jsonLengths()({ a: undefined, b: [undefined, 1], c: {} })).toBe('{"b":[null,1],"c":{}}'.length);
});

it('reads what it has measured once', () => {
  let looks = 0;
  const part = new Proxy({ text: 'x' }, { ownKeys: (target) => ((looks += 1), Reflect.ownKeys(target)) });
  const length = jsonLengths();
  expect([length({ part }), length([part, part]), length(part)]).toEqual([21, 27, 12]);
  expect(looks).toBe(1);
});
