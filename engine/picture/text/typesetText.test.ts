import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { breakLines } from './breakLines.ts';
import { measureText } from './measureText.ts';
import { setList } from './setList.ts';
import { lineHeightOf, typesetText } from './typesetText.ts';

const amounts = fc.array(fc.oneof(fc.constantFrom('TL', 'TL.', "TL'ye"), fc.integer().map(String)), { maxLength: 40 });
const texts = fc.oneof(
  fc.string({ maxLength: 400 }),
  fc.lorem({ maxCount: 40 }),
  fc.constant('ğ'.repeat(500)),
  amounts.map((words) => words.join(' ')),
);

describe('breaking lines', () => {
  test('loses no letter, and no line is wider than its room', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 400 }), (text, width) => {
        const { lines, rest } = breakLines(text, width, { size: 14, weight: 400 });
        expect(rest).toBe('');
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of lines) expect(measureText(line, 14, 400)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('breaks between words', () => {
    expect(breakLines('one two three', measureText('one two', 14, 400), { size: 14, weight: 400 }).lines).toEqual([
      'one two',
      'three',
    ]);
  });

  const style = { size: 14, weight: 400 } as const;

  test.each(['340,000 TL', '12–15 TL', '150 TL.', "11 TL'ye"])(
    'keeps the unit of %s on the line of its amount',
    (amount) => {
      const [number = '', unit = ''] = amount.split(' ');
      const { lines } = breakLines(`It costs ${amount} more`, measureText(`It costs ${number}`, 14, 400), style);
      expect(lines.slice(0, 2)).toEqual([
        'It costs',
        `${number}\u00A0${unit}${lines[1]?.endsWith(' more') ? ' more' : ''}`,
      ]);
    },
  );

  test('takes no word for a unit that only begins like one', () => {
    expect(breakLines('5 TLC', measureText('TLC', 14, 400), style).lines).toEqual(['5', 'TLC']);
  });

  test('breaks an amount wider than its line before the unit, and loses nothing of it', () => {
    const width = measureText('340,000', 14, 400);
    expect(breakLines('340,000 TL now', width, style)).toEqual({ lines: ['340,000', 'TL now'], rest: '' });
    expect(breakLines('340,000 TL now', width, style, 1)).toEqual({ lines: ['340,000'], rest: 'TL now' });
  });
});

describe('setting a text', () => {
  const long = 'Reusable lunch boxes come back within seven days. '.repeat(8);

  test('shrinks before it shortens', () => {
    const whole = typesetText(long, { width: 400, height: null, size: 16, least: 12 });
    const shrunk = typesetText(long, { width: 400, height: whole.height - 20, size: 16, least: 12 });
    expect(shrunk).toMatchObject({ isShortened: false });
    expect(shrunk.size).toBeLessThan(16);
  });

  test('ends in "…" after a whole word where the least size does not do', () => {
    const set = typesetText(long, { width: 200, height: 40, size: 16, least: 12 });
    expect(set).toMatchObject({ size: 12, isShortened: true });
    expect(set.lines.at(-1)).toMatch(/\w…$/);
    expect(set.height).toBeLessThanOrEqual(40);
    expect(long).toContain(set.lines.at(-1)?.replace('…', ' '));
  });
});

describe('setting a list', () => {
  const items = ['Short.', 'A much longer item that needs several lines to be told in full. '.repeat(3), 'Last.'];

  test('shortens the longest item first', () => {
    const whole = setList(items, { width: 200, height: null, size: 12, least: 12 });
    const list = setList(items, { width: 200, height: whole.height - lineHeightOf(12), size: 12, least: 12 });
    expect(list.items[0]).toEqual(['Short.']);
    expect(list.items[1]?.at(-1)).toMatch(/…$/);
    expect(list).toMatchObject({ hidden: 0 });
  });

  test('counts the items that find no room', () => {
    const list = setList(
      Array.from({ length: 20 }, (_, index) => `Item ${index}`),
      {
        width: 200,
        height: 100,
        size: 12,
        least: 12,
      },
    );
    expect(list.items.length + list.hidden).toBe(20);
    expect(list.hidden).toBeGreaterThan(0);
    expect(list.height).toBeLessThanOrEqual(100);
  });
});
