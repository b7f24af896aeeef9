import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { PictureFigure } from '#web/picture/PictureFigure.tsx';
import { toasts } from '#web/stores/toasts.ts';

const drawLayout = await loadDrawLayout(['bones', 'matrix']);
const causes = readDefinition('fish-bone');
const content = {
  problem: 'Why do boxes not come back?',
  tools: [
    { id: 'a', name: 'Too few shelves' },
    { id: 'b', name: 'No code on the lid' },
  ],
  materials: [{ id: 'c', name: 'Lids warp' }],
};

let document: EditableDocument;
let opened: string[];
beforeEach(() => {
  document = createDocument(causes, content);
  opened = [];
  toasts.items = [];
});

function Trial() {
  const shown = useSyncExternalStore(
    (listener) => document.subscribe('', listener),
    () => document.content,
  );
  return (
    <PictureFigure
      drawLayout={drawLayout}
      project="Trial"
      subject={{ definition: document.source.definition, content: shown, language: 'en' }}
      onOpen={(pointer) => opened.push(pointer)}
      document={document}
    />
  );
}

async function show() {
  render(<Trial />);
  await screen.findByRole('button', { name: 'Undo' });
  await screen.findByRole('button', { name: 'Add to “Tools”' });
}

const part = (name: RegExp) => screen.getByRole('button', { name });
const news = (text: string) => expect(screen.getByRole('status').textContent).toBe(text);
const names = (list: string, of: ToolsetDocument = document.content) =>
  ((of[list] ?? []) as { name?: string }[]).map(({ name }) => name);
const press = (name: RegExp, key: string, more = {}) => {
  part(name).focus();
  fireEvent.keyDown(part(name), { key, ...more });
};

describe('the entries of a picture', () => {
  it('are moved in their list by Alt and arrows, which says where they are and keeps the focus on them', async () => {
    await show();
    press(/^No code/, 'ArrowUp', { altKey: true });
    expect(names('tools')).toEqual(['No code on the lid', 'Too few shelves']);
    news('“No code on the lid” is now number 1 of 2.');
    expect(window.document.activeElement).toBe(part(/^No code/));
    press(/^No code/, 'ArrowUp', { altKey: true });
    news('“No code on the lid” is the first one already.');
  });

  it('are moved into the list beside theirs, and all of it is taken back and made again, saved or not', async () => {
    await show();
    press(/^No code/, 'ArrowRight', { altKey: true });
    expect([names('tools'), names('materials')]).toEqual([['Too few shelves'], ['Lids warp', 'No code on the lid']]);
    news('“No code on the lid” is now in “Materials”, number 2 of 2.');
    // As a save shows what was stored.
    act(() => document.show(structuredClone(document.content)));
    fireEvent.keyDown(part(/^Lids warp/), { key: 'z', ctrlKey: true });
    expect(document.content).toEqual(expect.objectContaining(content));
    news('Undone.');
    fireEvent.keyDown(part(/^Lids warp/), { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(names('materials')).toEqual(['Lids warp', 'No code on the lid']);
    fireEvent.keyDown(part(/^Lids warp/), { key: 'z', metaKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(names('tools')).toEqual(['Too few shelves']);
  });

  it('are removed by Delete, with an offer to bring them back, and the next one has the focus', async () => {
    await show();
    press(/^Too few/, 'Delete');
    expect(names('tools')).toEqual(['No code on the lid']);
    expect(window.document.activeElement).toBe(part(/^No code/));
    const [toast] = toasts.items;
    expect(toast?.text).toBe('“Too few shelves” was removed.');
    act(() => toast?.action?.run());
    expect(names('tools')).toEqual(['Too few shelves', 'No code on the lid']);
  });

  it('are added at the place of their list, unless it is full', async () => {
    await show();
    fireEvent.click(part(/^Add to “Tools”/));
    expect(names('tools')).toHaveLength(3);
    expect(opened).toEqual(['/tools/2']);
    act(() =>
      document.set(
        '/tools',
        Array.from({ length: 12 }, (_, index) => ({ id: `t${index}`, name: `Cause ${index}` })),
      ),
    );
    const add = part(/“Tools” is full: it takes 12 entries/);
    expect(add.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(add);
    expect(names('tools')).toHaveLength(12);
  });
});
