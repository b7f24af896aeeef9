import { expect, it, vi } from 'vitest';

import { defineLazily } from './defineLazily.ts';

it('makes a property when it is first read, once, and copies it like any other', () => {
  const make = vi.fn(() => ({ name: 'Filiz' }));
  const object: Record<string, unknown> = {};
  defineLazily(object, 'product', make);
  expect(Object.keys(object)).toEqual(['product']);
  expect(make).not.toHaveBeenCalled();
  expect({ ...object }['product']).toBe(object['product']);
  expect(make).toHaveBeenCalledOnce();
});
