import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';

import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { PictureCard } from './PictureCard.tsx';

const definition = readDefinition('stakeholder');
const stakeholders = [
  { id: 'a', nameOrRole: 'Shop owner', interest: 4, power: 5 },
  { id: 'b', nameOrRole: 'Courier', interest: 2, power: 2 },
];

let document: EditableDocument;
beforeEach(() => {
  document = createDocument(definition, { stakeholders });
});

function Trial({ readOnly = false, isSheet = false, at = '/stakeholders/1', field = undefined as string | undefined }) {
  const [pointer, setPointer] = useState<string | null>(at);
  return (
    <MemoryRouter>
      {pointer !== null && (
        <PictureCard
          document={document}
          language="en"
          pointer={pointer}
          field={field}
          readOnly={readOnly}
          isSheet={isSheet}
          isAsked
          spot={null}
          onOpening={() => {}}
          onOpen={setPointer}
          onClose={() => setPointer(null)}
        />
      )}
    </MemoryRouter>
  );
}

const card = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the card of an entry', () => {
  it('is called as the entry is, also while that is changed', () => {
    render(<Trial />);
    act(() => document.set('/stakeholders/1/nameOrRole', 'Baker'));
    card('Baker').getByRole('button', { name: 'Remove “Baker”' });
  });

  it('closes when the entry is gone, whoever took it out', () => {
    render(<Trial />);
    card('Courier');
    act(() => document.replace({ stakeholders: stakeholders.slice(0, 1) }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the neighbours as far as there are some', () => {
    render(<Trial />);
    expect(card('Courier').getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    fireEvent.click(card('Courier').getByRole('button', { name: 'Previous' }));
    expect(card('Shop owner').getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  });

  it('shows at once what its folder names for it, the rest on demand, or where one is led or something is wrong', () => {
    const rest = () => card('Courier').queryByLabelText(/^Why a stakeholder/);
    const { unmount } = render(<Trial />);
    card('Courier').getByLabelText(/^Interest level/);
    expect(rest()).toBeNull();
    fireEvent.click(card('Courier').getByRole('button', { name: '6 more fields', expanded: false }));
    expect(rest()).not.toBeNull();
    unmount();
    const again = render(<Trial field="/stakeholders/1/why" />);
    expect(globalThis.document.activeElement).toBe(rest());
    again.unmount();
    document.errors.replace([{ path: '/stakeholders/1/why', key: 'max-length', message: 'Too long' }]);
    render(<Trial />);
    expect(rest()).not.toBeNull();
  });

  it('takes away what was begun without a word once another one is opened', () => {
    document.insertItem('/stakeholders', 0, { id: 'n' });
    render(<Trial at="/stakeholders/0" />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    card('Shop owner');
    expect(document.content['stakeholders']).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    card('Courier');
  });

  it('is a sheet on a phone, which a finger closes by pulling it down, and which goes back half-way', async () => {
    render(<Trial isSheet />);
    const head = () => screen.getByRole('heading', { name: 'Courier' });
    const pull = (by: number) => {
      fireEvent.touchStart(head(), { touches: [{ clientY: 300 }] });
      fireEvent.touchMove(head(), { touches: [{ clientY: 300 + by }] });
      const { transform } = screen.getByRole('dialog').style;
      fireEvent.touchEnd(head(), { touches: [] });
      return transform;
    };
    await expect.poll(() => pull(20)).toBe('translateY(20px)');
    expect(screen.getByRole('dialog').style.transform).toBe('');
    pull(120);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is only read by whoever may not edit', () => {
    render(<Trial readOnly />);
    const texts = card('Courier').queryAllByRole<HTMLInputElement>('textbox');
    expect(texts.every(({ readOnly, disabled }) => readOnly || disabled)).toBe(true);
    card('Courier').getByText('Courier', { selector: 'h2' });
    expect(card('Courier').queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(card('Courier').queryByRole('button', { name: 'Add another' })).toBeNull();
    expect(card('Courier').queryByRole('link', { name: 'All fields' })).toBeNull();
  });
});

describe('the card of a box of statements', () => {
  const texts = () => (document.content['problem'] as { text?: string }[]).map(({ text }) => text);
  const lines = () => card('Problem').getAllByRole<HTMLTextAreaElement>('textbox');
  beforeEach(() => {
    document = createDocument(readDefinition('lean-canvas'), {
      problem: [
        { id: 'a', text: 'Nobody asks', importance: 4 },
        { id: 'b', text: 'Sets become dearer' },
      ],
    });
  });

  it('is written in, one below the other, with the line that was pressed', () => {
    render(<Trial at="/problem/1" />);
    expect(window.document.activeElement).toBe(lines()[1]);
    card('Problem').getByText('Importance 4/5');
    fireEvent.keyDown(lines()[0]!, { key: 'Enter' });
    expect(texts()).toEqual(['Nobody asks', undefined, 'Sets become dearer']);
    expect(window.document.activeElement).toBe(lines()[1]);
    fireEvent.keyDown(lines()[1]!, { key: 'Backspace' });
    expect(texts()).toEqual(['Nobody asks', 'Sets become dearer']);
    expect(window.document.activeElement).toBe(lines()[0]);
    fireEvent.keyDown(lines()[1]!, { key: 'ArrowUp', altKey: true });
    expect(texts()).toEqual(['Sets become dearer', 'Nobody asks']);
  });

  it('opens what a statement rests on below it', () => {
    render(<Trial at="/problem" />);
    fireEvent.click(card('Problem').getByRole('button', { name: /More about Entry 1|More about .*1/ }));
    card('Problem').getByRole('radiogroup', { name: /Importance/ });
    expect(lines()).toHaveLength(2);
  });

  it('shows a phone what was pressed, and is ready to write in a line that was just added', () => {
    act(() => document.insertItem('/problem', 2, { id: 'c' }));
    const { unmount } = render(<Trial isSheet at="/problem/1" />);
    expect(window.document.activeElement).toBe(screen.getByRole('dialog', { name: 'Problem' }));
    unmount();
    render(<Trial isSheet at="/problem/2" />);
    expect(window.document.activeElement).toBe(lines()[2]);
  });

  it('leaves no line behind that nothing was written in, nor anything to take back', () => {
    document.removeItem('/problem', 0);
    render(<Trial at="/problem/0" />);
    fireEvent.keyDown(lines()[0]!, { key: 'Enter' });
    expect(texts()).toHaveLength(2);
    fireEvent.click(card('Problem').getByRole('button', { name: 'Close' }));
    expect(texts()).toEqual(['Sets become dearer']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.undo()).toBe('/problem');
    expect(texts()).toEqual(['Nobody asks', 'Sets become dearer']);
  });

  it('gives back what a line said that was emptied', () => {
    render(<Trial at="/problem/0" />);
    act(() => document.set('/problem/0/text', ''));
    fireEvent.click(card('Problem').getByRole('button', { name: 'Close' }));
    expect(texts()).toEqual(['Sets become dearer']);
    act(() => void document.undo());
    expect(document.content['problem']).toMatchObject([{ text: 'Nobody asks', importance: 4 }, {}]);
  });
});
