import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { FormWidget } from '#web/form/fields/FormWidget.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { SliderInput } from '#web/form/testing/SliderInput.tsx';

import { formWidgets } from './formWidgets.ts';

// As a line in the table adds it; `scripts/added-widget` writes the line, and asks the compiler.
const table = formWidgets as Record<string, FormWidget>;
beforeAll(() => {
  table['slider'] = SliderInput;
});
afterAll(() => {
  delete table['slider'];
});

it('draws a field by a widget that is added by its file and a line', () => {
  const definition = defineToolset({
    properties: { share: { type: 'integer', minimum: 0, maximum: 50 } },
    ui: { widgets: { '/share': 'slider' } },
    fields: { '/share': { title: 'Share', help: 'Of a hundred households.' } },
  });
  const document = createDocument(definition, { share: 20 });
  render(<FormHarness definition={definition} document={document} />);
  const slider = screen.getByRole('slider', { name: 'Share' });
  expect(slider).toHaveProperty('value', '20');
  expect(slider.getAttribute('aria-describedby')).not.toBeNull();
  fireEvent.change(slider, { target: { value: '35' } });
  expect(document.flush()).toEqual({ share: 35 });
});
