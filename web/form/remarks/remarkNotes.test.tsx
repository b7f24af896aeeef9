import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { DraftRemark } from '#engine/checks/DraftRemark.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const text = { type: 'string', maxLength: 300 } as const;
const definition = defineToolset({
  properties: { problem: text, questions: { type: 'array', maxItems: 9, items: text } },
  fields: { '/problem': { title: 'Problem' }, '/questions': { title: 'Questions', item: 'Question' } },
});
const content = { problem: 'Some 640 loaves are left.', questions: ['What is left?', 'Who comes?'] };

function formWith(remarks: DraftRemark[]) {
  const document = createDocument(definition, content);
  const draft = { generationId: 'g', createdAt: '', cut: [], starter: false, remarks };
  document.remarks.note({ content, draft });
  return document;
}

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

it('tells beside its field what is worth a look in a draft, holds nobody up, and goes with the words', async () => {
  const form = formWith([{ pointer: '/problem', kind: 'figure', words: '640' }]);
  render(<FormHarness definition={definition} document={form} />);
  await screen.findByText(/^640: this figure stands in nothing that the project holds/);
  const problem = screen.getByLabelText('Problem');
  expect(described(problem)).toContain('this figure stands in nothing');
  expect(await form.check('en')).toBe(true);
  await userEvent.type(problem, ' We counted.');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText(/^640:/)).toBeNull());
});

it('tells in Turkish, and at their list what is said of one of several lines', async () => {
  const form = formWith([{ pointer: '/questions/1', kind: 'language', words: '' }]);
  render(<FormHarness definition={definition} document={form} language="tr" />);
  await screen.findByText('Burası projenin dilinde değil.');
});
