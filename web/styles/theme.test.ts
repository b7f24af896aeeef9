import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast } from '#engine/brand/contrast.ts';

import { colourPairs } from './colourPairs.ts';
import { readColours } from './readColours.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const themes = readColours(read('web/styles/theme.css'));

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colours = themes[theme];
  it.each(colourPairs)('has enough contrast for $on on $ground', ({ on, ground, least }) => {
    expect(contrast(colours[on] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('computes contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('sets the browser’s theme colour before the first paint', () => {
  expect(read('index.html')).toContain(`<meta name="theme-color" content="${themes.light['raised']}" />`);
  expect(read('web/public/theme.js')).toContain(`'${themes.dark['raised']}'`);
});

it('has the same logo as the file', () => {
  const drawing = (source: string) => source.match(/(?<=\sd=")[^"]+/g);
  expect(drawing(read('web/public/logo.svg'))).toEqual(drawing(read('web/components/Logo.tsx')));
});
