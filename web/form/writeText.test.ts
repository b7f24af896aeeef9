import { afterEach, expect, it } from 'vitest';

import { writeText } from './writeText.ts';

afterEach(() => document.body.replaceChildren());

/** Where the caret is, as "|". */
function write(before: string, after: string): string {
  const area = document.body.appendChild(document.createElement('textarea'));
  const at = before.indexOf('|');
  area.value = before.replace('|', '');
  area.focus();
  area.setSelectionRange(at, at);
  writeText(area, after);
  return `${area.value.slice(0, area.selectionStart)}|${area.value.slice(area.selectionEnd)}`;
}

it.each([
  ['a later part changes', 'Here |and there', 'Here and elsewhere', 'Here |and elsewhere'],
  ['an earlier part changes', 'Here and |there', 'Everywhere and there', 'Everywhere and |there'],
  ['all of it goes', 'Here and there|', '', '|'],
])('keeps the caret in its place where %s', (_, before, after, expected) => {
  expect(write(before, after)).toBe(expected);
});

it('leaves an input alone that has no caret', () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.type = 'email';
  input.focus();
  writeText(input, 'ada@example.com');
  expect(input.value).toBe('ada@example.com');
});
