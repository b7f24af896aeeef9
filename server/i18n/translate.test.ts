import { describe, expect, it } from 'vitest';

import { businessErrorKeys, generationErrorKeys } from '#engine/protocol/errorKeys.ts';
import { errorAnswers } from '#server/errors/errorAnswers.ts';

import en from './locales/en.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import { translate } from './translate.ts';

function sentences(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, child]) => sentences(child, `${path}/${key}`));
}

describe('the server’s sentences', () => {
  it('exist in both languages, with the same placeholders', () => {
    const facts = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
    const turkish = new Map(sentences(tr));
    expect([...turkish.keys()]).toEqual(sentences(en).map(([key]) => key));
    for (const [key, text] of sentences(en)) expect([key, facts(turkish.get(key)!)]).toEqual([key, facts(text)]);
  });

  it('cover every key that an answer can carry', () => {
    const keys = [...businessErrorKeys, ...Object.values(errorAnswers).map((answer) => answer!.key)];
    for (const key of keys.filter((each) => each !== 'business')) expect(en.errors).toHaveProperty([key]);
    for (const key of generationErrorKeys) expect(en.generationErrors).toHaveProperty([key]);
  });

  it('have their placeholders filled in', () => {
    expect(translate('en', 'errors.insufficient-tokens.message', { needed: 20, balance: 3 })).toBe(
      'Your balance of 3 is not enough: this needs 20.',
    );
  });
});
