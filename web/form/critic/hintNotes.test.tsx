import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const text = { type: 'string', maxLength: 300 } as const;
const definition = defineToolset({
  properties: { problem: text, questions: { type: 'array', maxItems: 9, items: text } },
  fields: { '/problem': { title: 'Problem' }, '/questions': { title: 'Questions', item: 'Question' } },
  manifest: {
    critic: [
      { rule: 'solution-in-problem', field: '/problem' },
      { rule: 'closed-question', field: '/questions/*' },
    ],
  },
});

/** What is said about a field, besides its name. */
function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('a rule of the method', () => {
  it('is told beside the field that breaks it, with its source, and goes with the fault', async () => {
    const form = createDocument(definition, { problem: 'There is no app for the bus.' });
    render(<FormHarness definition={definition} document={form} />);
    const problem = screen.getByLabelText('Problem');
    await screen.findByText(/“no app” already names a solution/);
    expect(description(problem)).toContain('Anthony W. Ulwick, What Customers Want (2005)');
    expect(await form.check('en')).toBe(true);

    await userEvent.clear(problem);
    await userEvent.type(problem, 'Parents wait for up to 40 minutes.');
    await userEvent.tab();
    await waitFor(() => expect(description(problem)).not.toContain('solution'));
  });

  it('is told in Turkish, with the line it is about', async () => {
    const questions = ['Dün ne oldu?', 'Otobüse biner misiniz?'];
    render(<FormHarness definition={definition} language="tr" content={{ questions }} />);
    const hint = await screen.findByText(/^2\. satır: “misiniz” sorusu evet ya da hayırla kapanıyor/);
    expect(hint.textContent).toContain('Steve Portigal');
  });

  it('reads the language of the project, and speaks that of the page', async () => {
    const questions = ['Dün ne oldu?', 'Otobüse biner misiniz?'];
    render(<FormHarness definition={definition} language="en" contentLanguage="tr" content={{ questions }} />);
    const hint = await screen.findByText(/^Line 2:/);
    expect(hint.textContent).toContain('misiniz');
  });

  it('says nothing about what is clean or empty', async () => {
    const questions = ['What happened yesterday?', 'Do you take the bus?'];
    render(<FormHarness definition={definition} content={{ problem: '', questions }} />);
    await screen.findByText(/^Line 2:/);
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('cite'))).toHaveLength(1);
  });
});
