import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';

import { lateView } from '#web/components/lateView.ts';

import { PartWords } from './PartWords.ts';
import { startI18n } from './startI18n.ts';
import { useLanguage } from './useLanguage.ts';

afterEach(async () => {
  cleanup();
  for (const language of ['en', 'tr']) i18next.removeResourceBundle(language, 'trial');
  await startI18n('en');
});

function setUp() {
  const files = {
    './locales/en.json': vi.fn(async () => ({ greeting: 'Hello, {{name}}' })),
    './locales/tr.json': vi.fn(async () => ({ greeting: 'Merhaba, {{name}}' })),
  };
  const words = new PartWords('trial', files);
  const Part = () => <p>{words.in(useLanguage())('greeting', { name: 'Ada' })}</p>;
  return { files, words, Part };
}

it('loads the words of the page’s language alone, and once', async () => {
  const { files, words } = setUp();
  await startI18n('tr');
  await words.load();
  await words.load();
  expect(files['./locales/tr.json']).toHaveBeenCalledOnce();
  expect(files['./locales/en.json']).not.toHaveBeenCalled();
  expect(words.in('tr')('greeting', { name: 'Ada' })).toBe('Merhaba, Ada');
});

it('shows a part no sooner than its words are there', async () => {
  const { files, words, Part } = setUp();
  const waiting = Promise.withResolvers<{ greeting: string }>();
  files['./locales/en.json'].mockReturnValue(waiting.promise);
  const Late = lateView(
    words.with(async () => Part),
    'on its way',
  );
  render(<Late />);
  await act(async () => {});
  expect(document.body.textContent).toBe('on its way');
  await act(async () => waiting.resolve({ greeting: 'Good morning, {{name}}' }));
  expect(document.body.textContent).toBe('Good morning, Ada');
});

it('speaks another language once the page does', async () => {
  const { words, Part } = setUp();
  await words.load();
  await words.load('tr');
  render(<Part />);
  expect(document.body.textContent).toBe('Hello, Ada');
  await act(() => startI18n('tr'));
  expect(document.body.textContent).toBe('Merhaba, Ada');
});

it('refuses to speak a language that was not loaded, rather than show keys', () => {
  const { words } = setUp();
  expect(() => words.in('tr')).toThrow('The words of "trial" are not loaded in "tr"');
  expect(() => words.texts('tr')).toThrow('The words of "trial" are not loaded in "tr"');
});
