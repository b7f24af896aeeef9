import { expect, it } from 'vitest';

import { brandColours } from './brandColours.ts';
import { contrast } from './contrast.ts';

it('keeps all type readable, whatever colour is chosen', () => {
  const parts = ['00', '33', '5a', '76', '80', '99', 'cc', 'ff'];
  const all = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
  for (const colour of all) {
    const { fill, onFill, type } = brandColours(colour);
    expect(contrast(fill, onFill), `${onFill} on ${fill}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(type, '#ffffff'), `${type} on paper`).toBeGreaterThanOrEqual(4.5);
  }
});

it('leaves type dark where the colour is too pale', () => {
  expect(brandColours('#ffe08a')).toEqual({ fill: '#ffe08a', onFill: '#161e29', type: '#161e29' });
  expect(brandColours('#1e4d5c')).toEqual({ fill: '#1e4d5c', onFill: '#ffffff', type: '#1e4d5c' });
});
