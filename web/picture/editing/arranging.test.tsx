import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { PictureFigure } from '#web/picture/PictureFigure.tsx';
import { display } from '#web/stores/display.ts';
import { toasts } from '#web/stores/toasts.ts';

import { Arranger } from './Arranger.ts';

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
  display.hintsSeen = [];
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

async function show(adds: RegExp = /^Add to “Tools”/) {
  render(<Trial />);
  await screen.findByRole('button', { name: 'Undo' });
  await screen.findByRole('button', { name: adds });
}

const part = (name: RegExp) => screen.getByRole('button', { name });
const news = (text: string) => expect(screen.getByRole('status').textContent).toBe(text);
const names = (list: string, of: ToolsetDocument = document.content) =>
  ((of[list] ?? []) as { name?: string }[]).map(({ name }) => name);
const press = (name: RegExp, key: string, more = {}) => {
  part(name).focus();
  fireEvent.keyDown(part(name), { key, ...more });
};

describe('the dots of a plot', () => {
  const stakeholders = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      nameOrRole: `Person ${index}`,
      interest: 4,
      power: 5,
    }));

  it('are listed where they lie on one spot, so that each can be reached', async () => {
    document = createDocument(readDefinition('stakeholder'), { stakeholders: stakeholders(300) });
    const { container } = render(<Trial />);
    // By role, 300 dots take long to look through.
    fireEvent.click(container.querySelector('[data-pointer="/stakeholders/6"]')!, { detail: 1 });
    await screen.findByText('300 entries lie on this spot');
    fireEvent.click(screen.getByText(/^251\. Person 250,/, { selector: 'li *' }));
    expect(opened).toEqual(['/stakeholders/250']);
    await expect.poll(() => screen.queryByText('300 entries lie on this spot')).toBeNull();
  });

  it('open by a press where each can be told from the others', async () => {
    document = createDocument(readDefinition('stakeholder'), { stakeholders: stakeholders(4) });
    await show(/^Stakeholder$/);
    fireEvent.click(part(/^3\. Person 2,/), { detail: 1 });
    await expect.poll(() => opened).toEqual(['/stakeholders/2']);
  });

  it('come with a hint the first time, until it is hidden', async () => {
    document = createDocument(readDefinition('stakeholder'), { stakeholders: stakeholders(1) });
    await show(/^Stakeholder$/);
    const hint = () => screen.getByText(/^Drag a dot/);
    expect(hint().className).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Hide this hint' }));
    await expect.poll(() => hint().className).toBe('sr-only');
    cleanup();
    await show(/^Stakeholder$/);
    expect(hint().className).toBe('sr-only');
    expect(part(/^1\. Person 0/).getAttribute('aria-describedby')).toBe(hint().id);
  });
});

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

  it('stay where a list would lose something of them, which says what', () => {
    const canvas = { problem: [{ id: 'p', text: 'Lids warp', evidence: [{ source: 'observation/o', quote: 'Yes' }] }] };
    document = createDocument(readDefinition('lean-canvas'), canvas);
    const arranger = new Arranger({ document, language: 'en', t: i18next.t, say: () => {} });
    arranger.refuse('/problem/0', '/solution');
    expect(toasts.items.map(({ text }) => text)).toEqual([
      '“Lids warp” stays: “Solution” has no room for its “What it rests on”, which would be lost. Empty that first to move it.',
    ]);
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
