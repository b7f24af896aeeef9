import { expect, it } from 'vitest';

import formEn from '#web/form/locales/en.json' with { type: 'json' };
import formTr from '#web/form/locales/tr.json' with { type: 'json' };

import appEn from './locales/en/app.json' with { type: 'json' };
import entryEn from './locales/en/entry.json' with { type: 'json' };
import appTr from './locales/tr/app.json' with { type: 'json' };
import entryTr from './locales/tr/entry.json' with { type: 'json' };

function keysOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [path];
  return Object.entries(node).flatMap(([key, child]) => keysOf(child, `${path}.${key}`));
}

it.each([
  ['the pages before sign-in', entryEn, entryTr],
  ['the pages behind it', appEn, appTr],
  ['the form', formEn, formTr],
])('%s have every sentence in both languages', (_, english, turkish) => {
  expect(keysOf(turkish).toSorted()).toEqual(keysOf(english).toSorted());
});

it('keeps the sentences of the specification word for word', () => {
  const sentences = JSON.stringify([entryEn, appEn]);
  for (const sentence of [
    'You must enter content to save.',
    'To create a membership, you must accept the Terms of Service.',
    'An error occurred; please try again later.',
    'An error occurred.',
    'Logout failed. Please try again.',
    'No content found.',
    'No Workspace Found.',
    'No results found.',
    'You do not have a subscription.',
    'Try Again',
    'Login Successful',
    'Registration Successful',
  ]) {
    expect(sentences).toContain(sentence);
  }
});
