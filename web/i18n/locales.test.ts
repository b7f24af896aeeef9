import { expect, it } from 'vitest';

import { fallbackLanguage, languages } from '#engine/languages/languages.ts';

import appEn from './locales/en/app.json' with { type: 'json' };
import billingEn from './locales/en/billing.json' with { type: 'json' };
import entryEn from './locales/en/entry.json' with { type: 'json' };
import userEn from './locales/en/user.json' with { type: 'json' };
import versionsEn from './locales/en/versions.json' with { type: 'json' };

const files = import.meta.glob<object>(
  ['./locales/*/*.json', '../form/{,*/}locales/*.json', '../scenes/toolset/*/locales/*.json'],
  {
    eager: true,
    import: 'default',
  },
);

function keysOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [path];
  return Object.entries(node).flatMap(([key, child]) => keysOf(child, `${path}.${key}`));
}

const fileOf = {
  'the pages before sign-in': (language: string) => `./locales/${language}/entry.json`,
  'the pages behind it': (language: string) => `./locales/${language}/app.json`,
  'the page of a Google sign-in': (language: string) => `./locales/${language}/google.json`,
  home: (language: string) => `./locales/${language}/home.json`,
  'a new project': (language: string) => `./locales/${language}/creation.json`,
  'what only editing needs': (language: string) => `./locales/${language}/editing.json`,
  slides: (language: string) => `./locales/${language}/present.json`,
  'the dialog of exports': (language: string) => `./locales/${language}/exports.json`,
  'the settings of a project': (language: string) => `./locales/${language}/settings.json`,
  'logo, colour and names': (language: string) => `./locales/${language}/brand.json`,
  'generating many': (language: string) => `./locales/${language}/many.json`,
  'the page of evidence': (language: string) => `./locales/${language}/evidence.json`,
  'where a project stands': (language: string) => `./locales/${language}/standing.json`,
  'the questions of a project': (language: string) => `./locales/${language}/questions.json`,
  'the dialogs of imports': (language: string) => `./locales/${language}/imports.json`,
  'the pages about the account': (language: string) => `./locales/${language}/user.json`,
  'the pages about versions': (language: string) => `./locales/${language}/versions.json`,
  'what others do in a project': (language: string) => `./locales/${language}/live.json`,
  'the pages about sharing': (language: string) => `./locales/${language}/sharing.json`,
  'the payment page of the sandbox': (language: string) => `./locales/${language}/sandbox.json`,
  'the pages about tokens and payments': (language: string) => `./locales/${language}/billing.json`,
  'the form': (language: string) => `../form/locales/${language}.json`,
  'the hints of methods': (language: string) => `../form/critic/locales/${language}.json`,
  'the example’s answers': (language: string) => `../form/example/locales/${language}.json`,
  'fields of images': (language: string) => `../form/image/locales/${language}.json`,
  comments: (language: string) => `../scenes/toolset/comments/locales/${language}.json`,
  'the dialog about conflicts': (language: string) => `../scenes/toolset/conflict/locales/${language}.json`,
  'the review of drafts': (language: string) => `../scenes/toolset/review/locales/${language}.json`,
};

it.each(Object.entries(fileOf))('%s have every sentence in every language', (_, path) => {
  for (const language of languages) {
    expect(Object.keys(files)).toContain(path(language));
    expect(keysOf(files[path(language)]).toSorted()).toEqual(keysOf(files[path(fallbackLanguage)]).toSorted());
  }
});

it('contains the sentences of the specification word for word', () => {
  const sentences = JSON.stringify([entryEn, appEn, billingEn, userEn, versionsEn]);
  for (const sentence of [
    'You must enter content to save.',
    'To create a membership, you must accept the Terms of Service.',
    'An error occurred; please try again later.',
    'An error occurred.',
    'Logout failed. Please try again.',
    'No content found.',
    'No Workspace Found.',
    'No results found.',
    'No saved history found.',
    'You do not have a subscription.',
    'No saved card',
    'Try Again',
    'Login Successful',
    'Registration Successful',
  ]) {
    expect(sentences).toContain(sentence);
  }
});
