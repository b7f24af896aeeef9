import { fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { PictureFigure } from './PictureFigure.tsx';

const drawLayout = await loadDrawLayout(['matrix']);
const definition = readDefinition('stakeholder');
const stakeholders = [
  { id: 'a', nameOrRole: 'Shop owner', interest: 4, power: 5, action: 'monitor' },
  { id: 'b', nameOrRole: 'Courier', interest: 2, power: 2, action: 'monitor' },
];

let document: EditableDocument;
let opened: string[];
beforeEach(() => {
  document = createDocument(definition, { stakeholders });
  opened = [];
});

afterEach(() => vi.unstubAllGlobals());

function Trial({ canEdit = true }: { canEdit?: boolean }) {
  const content = useSyncExternalStore(
    (listener) => document.subscribe('', listener),
    () => document.content,
  );
  return (
    <PictureFigure
      drawLayout={drawLayout}
      project="Trial"
      subject={{ definition, content, language: 'en' }}
      onOpen={(pointer) => opened.push(pointer)}
      document={canEdit ? document : undefined}
    />
  );
}

const dot = (name: RegExp) => screen.getByRole('button', { name });
const item = (index: number, content: ToolsetDocument = document.content) =>
  (content['stakeholders'] as Record<string, unknown>[])[index];
const news = () => screen.getByRole('status').textContent;
const undo = () => screen.getByRole('button', { name: 'Undo' });
/** What edits is loaded for those who may. */
const untilEditable = async () => {
  await screen.findByRole('button', { name: 'Undo' });
  await screen.findByRole('status');
};

describe('a picture that is edited', () => {
  it('moves a dot by the arrow keys, says where it is now, and keeps the focus on it', async () => {
    render(<Trial />);
    await untilEditable();
    dot(/Courier/).focus();
    fireEvent.keyDown(dot(/Courier/), { key: 'ArrowUp' });
    fireEvent.keyDown(dot(/Courier/), { key: 'ArrowUp' });
    expect(item(1)).toMatchObject({ interest: 2, power: 4, action: 'keep-satisfied' });
    expect(news()).toBe('Power or influence level 4, Interest level 2, Keep satisfied');
    fireEvent.keyDown(dot(/Courier/), { key: 'ArrowLeft' });
    fireEvent.keyDown(dot(/Courier/), { key: 'ArrowLeft' });
    expect(item(1)).toMatchObject({ interest: 1, power: 4 });
    expect(dot(/Courier/)).toBe(window.document.activeElement);
    expect(opened).toEqual([]);
  });

  it('takes edits back one by one, with what a person had chosen by hand', async () => {
    render(<Trial />);
    await untilEditable();
    expect(undo().getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(dot(/Shop owner/), { key: 'ArrowDown' });
    fireEvent.keyDown(dot(/Shop owner/), { key: 'ArrowLeft' });
    fireEvent.keyDown(dot(/Shop owner/), { key: 'ArrowLeft' });
    fireEvent.click(undo());
    expect(item(0)).toMatchObject({ interest: 3, power: 4 });
    dot(/Shop owner/).focus();
    fireEvent.keyDown(dot(/Shop owner/), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(dot(/Shop owner/), { key: 'z', metaKey: true });
    expect(item(0)).toEqual(stakeholders[0]);
    expect(news()).toBe('Undone: Power or influence level 5, Interest level 4, Monitor');
    expect(undo().getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps what was changed elsewhere since the edit that is taken back', async () => {
    render(<Trial />);
    await untilEditable();
    fireEvent.keyDown(dot(/Courier/), { key: 'ArrowUp' });
    document.set('/stakeholders/0/nameOrRole', 'Baker');
    fireEvent.click(undo());
    expect(item(0)).toMatchObject({ nameOrRole: 'Baker' });
    expect(item(1)).toMatchObject({ power: 2 });
  });

  it('opens its fields by Enter and by a click', () => {
    render(<Trial />);
    fireEvent.click(dot(/Courier/));
    fireEvent.keyDown(dot(/Shop owner/), { key: 'Enter' });
    expect(opened).toEqual(['/stakeholders/1', '/stakeholders/0']);
  });

  it('says to a finger what a finger does, and of keys only where there may be some', async () => {
    const { unmount } = render(<Trial />);
    await screen.findByText(/^Drag a dot, or move it with the arrow keys, to change its scores\./);
    unmount();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(<Trial />);
    await screen.findByText(/^Drag a dot with your finger to change its scores\./);
  });

  it('is not edited where nobody may', () => {
    render(<Trial canEdit={false} />);
    fireEvent.keyDown(dot(/Courier/), { key: 'ArrowUp' });
    expect(item(1)).toEqual(stakeholders[1]);
    expect(within(window.document.body).queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
