import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { differText } from './differText.ts';

const marks = { same: '', removed: '-', added: '+' };
const shown = (before: string, after: string) =>
  differText(before, after).map(({ kind, text }) => `${marks[kind]}[${text}]`);

describe('the difference of two texts', () => {
  it('names words, and takes words that changed one after another together', () => {
    expect(shown('Öğlen temizlik ekibiyle konuşmak.', 'Öğlen temizlik ekibini dinlemek.')).toEqual([
      '[Öğlen temizlik ]',
      '-[ekibiyle konuşmak]',
      '+[ekibini dinlemek]',
      '[.]',
    ]);
  });

  it('finds what was moved past, however long the texts are', () => {
    const middle = ' one two three'.repeat(400);
    expect(shown(`Start${middle} end`, `Begin${middle} now, the end`)).toEqual([
      '-[Start]',
      '+[Begin]',
      `[${middle}]`,
      '+[ now, the]',
      '[ end]',
    ]);
  });

  it('keeps figures, dates and words with a suffix whole', () => {
    const [before, after] = ['Lokantada, Ocak’ta 12.30', 'Lokantada, Ocak’tan 12.45'];
    expect(shown(before, after)).toEqual(['[Lokantada, ]', '-[Ocak’ta 12.30]', '+[Ocak’tan 12.45]']);
  });

  it('is one change where hardly a word is left', () => {
    const [before, after] = ['We go and ask them.', 'A survey of two hundred tenants and a week of counting.'];
    expect(shown(before, after)).toEqual([`-[${before}]`, `+[${after}]`]);
    expect(shown('', after)).toEqual([`+[${after}]`]);
  });

  it('holds both texts entirely', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'bir', ' ', '  ', '.', '\n', '👩‍🌾', 'ğ'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = differText(before, after);
        const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
        if (before === after) expect(parts.every(({ kind }) => kind === 'same')).toBe(true);
      }),
      { seed: 8, numRuns: 500 },
    );
  });

  it('gives up on texts that have nothing in common before it takes long', () => {
    const words = (letter: string) => Array.from({ length: 4000 }, (_, index) => `${letter}${index}`).join(' ');
    expect(differText(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
