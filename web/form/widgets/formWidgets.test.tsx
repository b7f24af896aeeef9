import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, expectTypeOf, it } from 'vitest';

import type { WidgetName } from '#engine/contract/uiContract.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import type { FormWidget } from '#web/form/fields/FormWidget.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { useBoundText } from '#web/form/useBoundText.ts';

import { formWidgets } from './formWidgets.ts';

function CodeInput({ id, pointer }: ControlProps) {
  return <input {...useBoundText<HTMLInputElement>(pointer)} id={id} />;
}
CodeInput.traits = { labelable: true, tellsWhenClosed: true };

// All that a new widget takes beside its name in the contract: itself with its traits, and its line in the table.
const table: Record<string, FormWidget> = formWidgets;
beforeEach(() => void (table['code'] = CodeInput));
afterEach(() => void delete table['code']);

it('draws a widget that is only in its table, labels it, and shows its value in closed rows', async () => {
  const definition = defineToolset({
    properties: {
      parts: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: { type: 'string', maxLength: 40 }, code: { type: 'string', maxLength: 40 } },
        },
      },
    },
    ui: { widgets: { '/parts/*/code': 'code' }, itemTitles: { '/parts': 'name' } },
    fields: {
      '/parts': { title: 'Parts' },
      '/parts/*/name': { title: 'Name' },
      '/parts/*/code': { title: 'Code' },
    },
  });
  const document = createDocument(definition, { parts: [{ name: 'Lid', code: 'L-1' }] });
  render(<FormHarness definition={definition} document={document} />);
  const row = screen.getByRole('button', { name: /Lid.*Code.*L-1/, expanded: false });
  await userEvent.click(row);
  const input = screen.getByLabelText<HTMLInputElement>('Code');
  expect(input.tagName).toBe('INPUT');
  await userEvent.type(input, '2');
  act(() => void document.flush());
  expect(document.content).toEqual({ parts: [{ name: 'Lid', code: 'L-12' }] });
});

it('does not compile without a widget for each name that toolsets may use', () => {
  expectTypeOf(formWidgets).toExtend<Record<WidgetName, FormWidget>>();
  expectTypeOf<Omit<typeof formWidgets, 'text'>>().not.toExtend<Record<WidgetName, FormWidget>>();
});
