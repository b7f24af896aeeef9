import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { startI18n } from '#web/i18n/startI18n.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { reasons } from '#web/standing/testing/exampleStanding.ts';

import { MovedNote } from './MovedMark.tsx';

const moved = reasons.find(({ test }) => test?.moved)!.test!;

afterEach(() => startI18n('en'));

it.each([
  ['en', /: ≤ 4 days, changed on 29 Jun 2026, after the result\.$/],
  ['tr', /: ≤ 4 days; sonuçtan sonra, 29\.06\.2026 tarihinde değiştirildi\.$/],
] as const)('tells the day on which it was moved as that, in %s', async (language, words) => {
  await startI18n(language);
  await addWordsOf('standing');
  render(<MovedNote test={moved} />);
  expect(screen.getByText(/≤ 2/).textContent).toMatch(words);
});
