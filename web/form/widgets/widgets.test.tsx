import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import type { ToolsetFormProps } from '#web/form/ToolsetFormProps.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

interface Rendered extends Partial<ToolsetFormProps> {
  definition: ToolsetDefinition;
  content?: ToolsetDocument;
}

function renderForm({ definition, content, ...props }: Rendered) {
  const form = createDocument(definition, content);
  const { container } = render(<FormHarness {...props} definition={definition} document={form} />);
  const flush = () => {
    act(() => void form.flush());
    return form.content;
  };
  return { container, form, flush };
}

describe('a reference', () => {
  const definition = defineToolset({
    properties: { owner: { type: 'string', maxLength: 40 } },
    manifest: { binds: [{ field: '/owner', toolset: 'persona', list: '/personas', label: 'name' }] },
    fields: { '/owner': { title: 'Owner' } },
  });
  const references = { '/owner': [{ id: 'ayse', label: 'Ayşe' }] };

  it('lists the items of the other toolset', async () => {
    const { flush } = renderForm({ definition, references });
    await userEvent.click(screen.getByRole('button', { name: 'Owner: Not chosen' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ayşe' }));
    expect(flush()).toEqual({ owner: 'ayse' });
  });

  it('can be operated by keyboard only', async () => {
    const { flush } = renderForm({ definition, references });
    screen.getByRole('button', { name: 'Owner: Not chosen' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    expect(flush()).toEqual({ owner: 'ayse' });
    await untilFocused(() => screen.getByRole('button', { name: 'Owner: Ayşe' }));
  });

  it('shows a missing item as such, and lets another be chosen', async () => {
    const { flush } = renderForm({ definition, references, content: { owner: 'mehmet' } });
    const button = screen.getByRole('button', { name: 'Owner: (removed)' });
    expect(button.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Ayşe' }));
    expect(flush()).toEqual({ owner: 'ayse' });
  });

  it('links to where items are created when there are none', () => {
    const toolsetLinks = { persona: { title: 'Persona Analysis', href: '/project/p1/tools/persona' } };
    renderForm({ definition, toolsetLinks });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Persona Analysis' }).pathname).toBe(
      '/project/p1/tools/persona',
    );
  });
});

describe('tags', () => {
  const definition = defineToolset({
    properties: { words: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 40 } } },
    fields: { '/words': { title: 'Words' } },
  });

  it('are ended by Enter, a comma or leaving the input, up to the limit', async () => {
    const { flush } = renderForm({ definition });
    const input = screen.getByRole('textbox', { name: 'Words' });
    await userEvent.type(input, 'one{Enter}two,three');
    await userEvent.tab();
    expect(flush()).toEqual({ words: ['one', 'two', 'three'] });
    expect(screen.queryByText('The list is full: 3 entries.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove two' }));
    expect(flush()).toEqual({ words: ['one', 'three'] });
  });

  it('are changed in place, by click and by keyboard, kept by Enter, given back by Escape', async () => {
    const { flush } = renderForm({ definition, content: { words: ['one', 'two'] } });
    await userEvent.click(screen.getByRole('button', { name: 'Change two' }));
    await userEvent.keyboard('{Control>}a{/Control}three{Enter}');
    expect(flush()).toEqual({ words: ['one', 'three'] });
    await untilFocused(() => screen.getByRole('button', { name: 'Change three' }));
    await userEvent.keyboard('{Enter}x{Escape}');
    expect(flush()).toEqual({ words: ['one', 'three'] });
    await userEvent.click(screen.getByRole('button', { name: 'Change one' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Text of the tag' }));
    await userEvent.keyboard('{Enter}');
    expect(flush()).toEqual({ words: ['three'] });
  });

  it('are inputs with the blank selected as soon as one comes to them, while they wait for an answer', async () => {
    const { flush, form } = renderForm({ definition, content: { words: ['what they call it: ____', 'two'] } });
    act(() => form.requestFocus('/words/0'));
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text of the tag' });
    await untilFocused(() => input);
    expect(input.value.slice(input.selectionStart!, input.selectionEnd!)).toBe('____');
    await userEvent.keyboard('Kutu');
    await userEvent.tab();
    expect(flush()).toEqual({ words: ['what they call it: Kutu', 'two'] });
  });

  it('stay in the input while being typed, and become items on saving', async () => {
    const { form, flush } = renderForm({ definition });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
    await userEvent.type(input, 'one,half a wor');
    expect(form.content).toEqual({ words: ['one'] });
    expect(input.value).toBe('half a wor');
    expect(flush()).toEqual({ words: ['one', 'half a wor'] });
    expect(input.value).toBe('');
  });
});

describe('lines', () => {
  const definition = defineToolset({
    properties: {
      goals: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 400 } },
      hypotheses: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'string', maxLength: 400 } },
    },
    fields: { '/goals': { title: 'Goals', item: 'Goal' }, '/hypotheses': { title: 'Hypotheses' } },
  });

  it('are added with Enter and removed with Backspace, and keep their text', async () => {
    const { flush } = renderForm({ definition });
    await userEvent.click(screen.getByRole('button', { name: 'Add goal' }));
    await userEvent.keyboard('first{Enter}second{Enter}');
    expect(flush()['goals']).toEqual(['first', 'second', '']);
    await userEvent.keyboard('{Backspace}');
    expect(flush()['goals']).toEqual(['first', 'second']);
    await untilFocused(() => screen.getByRole('textbox', { name: 'Goals, line 2' }));
  });

  it('have all their inputs when their number is fixed, and keep that number', async () => {
    const { flush } = renderForm({ definition });
    await userEvent.type(screen.getByRole('textbox', { name: 'Hypotheses, line 2' }), 'B');
    expect(flush()['hypotheses']).toEqual(['', 'B', '']);
  });
});

describe('a score', () => {
  it('can be set and cleared', async () => {
    const definition = defineToolset({
      properties: { power: { type: 'integer', minimum: 1, maximum: 5 } },
      fields: { '/power': { title: 'Power' } },
    });
    const { flush } = renderForm({ definition });
    const four = within(screen.getByRole('radiogroup', { name: 'Power' })).getByRole('radio', { name: '4' });
    await userEvent.click(four);
    expect(flush()).toEqual({ power: 4 });
    await userEvent.click(four);
    expect(flush()).toEqual({});
  });
});

describe('a computed average', () => {
  it('follows the scores and is read-only', async () => {
    const point = { type: 'object', properties: { point: { type: 'integer', minimum: 1, maximum: 5 } } } as const;
    const definition = defineToolset({
      properties: { barriers: { type: 'array', items: point }, average: { type: 'number', readOnly: true } },
      manifest: { computed: [{ field: '/average', rule: 'average', of: ['/barriers/*/point'] }] },
      fields: { '/barriers': { title: 'Barriers' }, '/average': { title: 'Average' } },
    });
    const { container, flush } = renderForm({ definition, content: { barriers: [{ point: 2 }, { point: 3 }] } });
    const output = container.querySelector('output');
    expect(output?.textContent).toBe('2.5');
    await userEvent.click(screen.getByRole('button', { name: /^1 ?Entry 1/, expanded: false }));
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    expect(output?.textContent).toBe('4');
    expect(flush()['average']).toBe(4);
  });
});

describe('a series', () => {
  it('follows what is typed step by step, and says when something never happens', async () => {
    const step = { type: 'number', readOnly: true } as const;
    const definition = defineToolset({
      properties: {
        spent: { type: 'number', minimum: 0, maximum: 100 },
        cash: { type: 'array', readOnly: true, maxItems: 3, items: step },
        gone: step,
      },
      manifest: {
        computed: [
          {
            field: '/cash',
            rule: 'series',
            steps: 3,
            before: 50,
            each: { rule: 'difference', of: [{ previous: true }, '/spent'] },
          },
          { field: '/gone', rule: 'firstStep', of: '/cash', is: 'below', limit: 0 },
        ],
      },
      fields: { '/spent': { title: 'Spent' }, '/cash': { title: 'Cash', item: 'Month' }, '/gone': { title: 'Gone' } },
    });
    const { container, flush } = renderForm({ definition, content: {} });
    const told = () => [...container.querySelectorAll('output')].map(({ textContent }) => textContent);
    expect(told()).toEqual(['Computed once there are figures.', 'Computed once there are figures.']);
    await userEvent.type(screen.getByLabelText('Spent'), '10');
    expect(flush()['cash']).toEqual([40, 30, 20]);
    await waitFor(() => expect(told()).toEqual(['140230320', 'Not within this time']));
    await userEvent.type(screen.getByLabelText('Spent'), '{Backspace}{Backspace}30');
    expect(flush()).toMatchObject({ cash: [20, -10, -40], gone: 2 });
    await waitFor(() => expect(told()[1]).toBe('2'));
  });
});

describe('a matrix', () => {
  it('is a table of marks; the fields of one cell open on demand', async () => {
    const definition = defineToolset({
      properties: { map: { type: 'object', properties: { fun: row(), risk: row() } } },
      $defs: {
        cell: {
          type: 'object',
          properties: { mark: { type: 'string', enum: ['gain'] }, note: { type: 'string', maxLength: 40 } },
        },
      },
      enums: { '#/$defs/cell/mark': { gain: 'Gain' } },
      ui: { layouts: { '/map': 'matrix' } },
      fields: {
        '/map': { title: 'Map' },
        '/map/fun': { title: 'Fun' },
        '/map/risk': { title: 'Risk' },
        ...Object.fromEntries(
          ['fun', 'risk'].flatMap((key) => [
            [`/map/${key}/use`, { title: 'Use' }],
            [`/map/${key}/buy`, { title: 'Purchase' }],
          ]),
        ),
        '#/$defs/cell/mark': { title: 'Mark' },
        '#/$defs/cell/note': { title: 'Note' },
      },
    });
    const { flush } = renderForm({ definition });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Use', 'Purchase']);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Risk, Purchase: –' }));
    const cell = within(screen.getByRole('group', { name: 'Risk, Purchase' }));
    await userEvent.type(cell.getByRole('textbox', { name: 'Note' }), 'x');
    await userEvent.click(cell.getByRole('button', { name: /^Mark/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gain' }));
    expect(flush()).toEqual({ map: { risk: { buy: { mark: 'gain', note: 'x' } } } });
    expect(screen.queryByRole('button', { name: 'Risk, Purchase: Gain, with a note' })).not.toBeNull();
  });

  function row() {
    return { type: 'object', properties: { use: { $ref: '#/$defs/cell' }, buy: { $ref: '#/$defs/cell' } } } as const;
  }
});

describe('a read-only form', () => {
  it('cannot be edited', () => {
    const definition = defineToolset({
      properties: {
        name: { type: 'string', maxLength: 40 },
        goals: { type: 'array', items: { type: 'string', maxLength: 400 } },
        mood: { type: 'string', enum: ['good'] },
      },
      fields: { '/name': { title: 'Name' }, '/goals': { title: 'Goals' }, '/mood': { title: 'Mood' } },
    });
    renderForm({ definition, readOnly: true, content: { name: 'A', goals: ['one'] } });
    for (const input of screen.getAllByRole<HTMLInputElement>('textbox')) expect(input.readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /^(Add|Remove|Move)/ })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Mood/ }).disabled).toBe(true);
  });
});
