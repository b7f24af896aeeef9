import { expect, it } from 'vitest';

import { screenColours } from './screenColours.ts';

it('draws no line in a colour that is hardly seen on its ground', () => {
  const grounds = { light: '#ffffff', dark: '#171e27' };
  expect(screenColours('#ffe08a', grounds)).toEqual({ light: null, dark: '#ffe08a' });
  expect(screenColours('#1e4d5c', grounds)).toEqual({ light: '#1e4d5c', dark: null });
});
