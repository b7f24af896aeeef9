import { expect, it } from 'vitest';

import { formatPointer, getAt, parsePointer, setAt } from './pointer.ts';

it('round-trips names with "/" and "~"', () => {
  const tokens = ['a/b', 'm~n', '~1', '', '0'];
  expect(formatPointer(tokens)).toBe('/a~1b/m~0n/~01//0');
  expect(parsePointer(formatPointer(tokens))).toEqual(tokens);
  expect(parsePointer('')).toEqual([]);
});

it('reads lists, and ignores inherited properties', () => {
  const document = { goals: [{ text: 'grow' }] };
  expect(getAt(document, '/goals/0/text')).toBe('grow');
  expect(getAt(document, '')).toBe(document);
  expect(getAt(document, '/goals/1/text')).toBeUndefined();
  expect(getAt(document, '/constructor')).toBeUndefined();
  expect(getAt(document, '/goals/0/text/length')).toBeUndefined();
});

it('copies on write, and shares unchanged parts', () => {
  const document = { goals: [{ text: 'grow' }, { text: 'learn' }], scope: { text: 'town' } };
  const changed = setAt(document, '/goals/1/text', 'stay');
  expect(changed).toEqual({ goals: [{ text: 'grow' }, { text: 'stay' }], scope: { text: 'town' } });
  expect(document.goals[1]).toEqual({ text: 'learn' });
  expect(changed.scope).toBe(document.scope);
  expect(changed.goals[0]).toBe(document.goals[0]);
});

it('creates missing objects and lists', () => {
  expect(setAt<object>({}, '/goals/0/text', 'grow')).toEqual({ goals: [{ text: 'grow' }] });
});

it('removes a property', () => {
  expect(setAt<object>({ scope: { text: 'town', note: 'x' } }, '/scope/note', undefined)).toEqual({
    scope: { text: 'town' },
  });
});

it('writes "__proto__" as a plain property and does not change the prototype', () => {
  const changed = setAt<object>({}, '/__proto__/polluted', true);
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(JSON.stringify(changed)).toBe('{"__proto__":{"polluted":true}}');
});
