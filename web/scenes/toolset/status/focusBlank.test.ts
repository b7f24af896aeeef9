import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { EditableDocument } from '#web/document/EditableDocument.ts';

import { focusBlank } from './focusBlank.ts';

let field: HTMLTextAreaElement;
beforeEach(() => {
  vi.useFakeTimers();
  field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'The ____ sells ____.';
});
afterEach(() => {
  vi.useRealTimers();
  field.remove();
});

const lead = (start: number) =>
  focusBlank({ requestFocus: () => field.focus() } as unknown as EditableDocument, {
    pointer: '/problem',
    start,
    end: start + 4,
  });
const selected = () => [field.selectionStart, field.selectionEnd];

it('selects the blank that it leads to', () => {
  lead(15);
  vi.runAllTimers();
  expect(selected()).toEqual([15, 19]);
});

it('leaves the caret where somebody has begun to answer', () => {
  lead(4);
  field.setRangeText('ba', 4, 8, 'end');
  vi.runAllTimers();
  expect(selected()).toEqual([6, 6]);
});
