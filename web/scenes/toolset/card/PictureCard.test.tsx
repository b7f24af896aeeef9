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

function Trial({ readOnly = false }: { readOnly?: boolean }) {
  const [pointer, setPointer] = useState<string | null>('/stakeholders/1');
  return (
    <MemoryRouter>
      {pointer !== null && (
        <PictureCard
          document={document}
          language="en"
          pointer={pointer}
          readOnly={readOnly}
          isSheet={false}
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
