import { fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { PictureFigure } from './PictureFigure.tsx';

const drawLayout = await loadDrawLayout(['grid']);
const definition = readDefinition('buyer-utility-map');

let document: EditableDocument;
let opened: string[];
beforeEach(() => {
  document = createDocument(definition, {
    maps: [{ name: 'New parents', levers: { simplicity: { use: { mark: 'pain', note: 'Two lids' } } } }],
  });
  opened = [];
});

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

const cell = (name: RegExp) => screen.getByRole('button', { name });
const markOf = (place: string) => getAt(document.content, `/maps/0/levers/${place}/mark`);

describe('the cells of a grid', () => {
  it('go through all marks and back to the first, with the note kept', () => {
    render(<Trial />);
    const marks = [1, 2, 3].map(() => {
      fireEvent.click(cell(/^Simplicity, Use/));
      return markOf('simplicity/use');
    });
    expect(marks).toEqual(['none', 'gain', 'pain']);
    expect(getAt(document.content, '/maps/0/levers/simplicity/use/note')).toBe('Two lids');
    expect(opened).toEqual([]);
  });

  it('are changed by a click on the mark; one on the note opens the fields', () => {
    render(<Trial />);
    const press = cell(/^Simplicity, Use/).querySelector('.picture-press')!;
    fireEvent.click(press, { detail: 1 });
    expect(markOf('simplicity/use')).toBe('none');
    fireEvent.click(screen.getByText('Two lids'), { detail: 1 });
    expect(opened).toEqual(['/maps/0/levers/simplicity/use']);
    expect(markOf('simplicity/use')).toBe('none');
  });

  it('have one stop for the Tab key beside those that say something', () => {
    render(<Trial />);
    const stops = screen.getAllByRole('button', { name: /, (Purchase|Use|Disposal):/ });
    const inOrder = stops.filter(({ tabIndex }) => tabIndex === 0).map((stop) => stop.textContent);
    expect(inOrder).toHaveLength(2);
    fireEvent.keyDown(cell(/^Productivity, Purchase/), { key: 'ArrowUp' });
    fireEvent.keyDown(cell(/^Productivity, Purchase/), { key: 'ArrowDown' });
    expect(cell(/^Simplicity, Purchase/)).toBe(window.document.activeElement);
  });

  it('open their fields where nothing may be edited, and those that say nothing are not read', () => {
    render(<Trial canEdit={false} />);
    fireEvent.click(screen.getByRole('button', { name: /^Simplicity, Use: Pain; Two lids/ }));
    expect(opened).toEqual(['/maps/0/levers/simplicity/use']);
    expect(markOf('simplicity/use')).toBe('pain');
    expect(screen.queryByRole('button', { name: /: None/ })).toBeNull();
  });
});
