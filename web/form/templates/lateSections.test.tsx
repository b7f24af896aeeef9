import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createDocument } from '#web/form/testing/createDocument.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

const definition = readDefinition('requirement');
const content = readExample('requirement', 'en');
const titles = definition.ui.sections.map(({ id }) => definition.locales.en.sections[id]?.title ?? '');

function renderForm() {
  const document = createDocument(definition, content);
  render(<FormHarness definition={definition} document={document} />);
  return document;
}

it('names every section at once, and mounts the fields of all of them without being scrolled to', async () => {
  renderForm();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles);
  expect(screen.getByRole('region', { name: titles.at(-2) ?? '' }).querySelector('button')).toBeNull();
  await expect
    .poll(() => screen.getAllByRole('region').filter((region) => !region.querySelector('input, textarea, button')), {
      timeout: 30_000,
    })
    .toEqual([]);
});

it('mounts a field at once that somebody is led to', async () => {
  const document = renderForm();
  act(() => document.requestFocus('/risks/0/risk'));
  await untilFocused(() => window.document.getElementById('form-requirement_risks_0_risk'));
});
