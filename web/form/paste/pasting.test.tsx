import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const text = { type: 'string', maxLength: 200 } as const;
const definition = defineToolset({
  properties: {
    drivers: { type: 'array', items: text, maxItems: 5 },
    words: { type: 'array', items: { type: 'string', maxLength: 40 }, maxItems: 4 },
    people: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          name: text,
          why: { type: 'string', maxLength: 900 },
          power: { type: 'integer' },
        },
      },
    },
  },
  ui: { itemTitles: { '/people': 'name' }, widgets: { '/words': 'tags' } },
  fields: {
    '/drivers': { title: 'Drivers' },
    '/words': { title: 'Keywords' },
    '/people': { title: 'People', item: 'Person' },
    '/people/*/name': { title: 'Name' },
    '/people/*/why': { title: 'Why' },
    '/people/*/power': { title: 'Power' },
  },
});

function renderForm(content: object = {}) {
  const form = createDocument(definition, content as never);
  render(<FormHarness definition={definition} document={form} />);
  return (): Record<string, unknown> => {
    act(() => void form.flush());
    return form.content;
  };
}

async function paste(element: HTMLElement, pasted: string): Promise<void> {
  await userEvent.click(element);
  await userEvent.paste(pasted);
}
const undo = () =>
  act(
    async () =>
      void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z', code: 'KeyZ', ctrlKey: true }),
  );

describe('lines pasted into a list of texts', () => {
  it('become entries behind what stands there, and are taken back at once', async () => {
    const content = renderForm({ drivers: ['Rent'] });
    await paste(screen.getByRole('textbox', { name: 'Drivers, line 1' }), '• Home office\r\n2. Health\n');
    expect(content()).toMatchObject({ drivers: ['Rent', 'Home office', 'Health'] });
    expect(screen.queryByText('2 entries were pasted.', { selector: 'p:not([role])' })).not.toBeNull();
    await undo();
    expect(content()).toMatchObject({ drivers: ['Rent'] });
  });

  it('fill the list, and what finds no room is said', async () => {
    const content = renderForm({ drivers: ['Rent', ''] });
    await paste(screen.getByRole('textbox', { name: 'Drivers, line 2' }), 'b\nc\nd\ne\nf\ng');
    expect(content()).toMatchObject({ drivers: ['Rent', 'b', 'c', 'd', 'e'] });
    expect(screen.queryByText(/^f\s+g$/)).not.toBeNull();
  });
});

it('lines pasted into tags become a tag each', async () => {
  const content = renderForm({ words: ['pot'] });
  await paste(screen.getByRole('textbox', { name: 'Keywords' }), 'seed\nsoil, pot\nwater\nsun');
  expect(content()).toMatchObject({ words: ['pot', 'seed', 'soil', 'water'] });
  expect(screen.queryByText('sun')).not.toBeNull();
});

describe('lines pasted into the name of an item', () => {
  it('become items, with the cells behind in the texts behind', async () => {
    const content = renderForm({ people: [{ id: 'a', power: 3 }] });
    await userEvent.click(screen.getByRole('button', { name: /^1/, expanded: false }));
    await paste(screen.getByRole('textbox', { name: 'Name' }), 'Owner\tOwns the shop\nGuest\tComes\toften\n');
    expect(content()['people']).toEqual([
      { id: 'a', power: 3, name: 'Owner', why: 'Owns the shop' },
      { id: expect.any(String), name: 'Guest', why: 'Comes, often' },
    ]);
    await undo();
    expect(content()['people']).toEqual([{ id: 'a', power: 3 }]);
  });

  it('are left to a text of several lines', async () => {
    const content = renderForm({ people: [{ id: 'a', name: 'Owner' }] });
    await userEvent.click(screen.getByRole('button', { name: /^1/, expanded: false }));
    await paste(screen.getByRole('textbox', { name: 'Why' }), 'one\n• two');
    expect(content()['people']).toEqual([{ id: 'a', name: 'Owner', why: 'one\n• two' }]);
  });
});
