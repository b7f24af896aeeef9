import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { useAskedField } from './useAskedField.ts';
import { useAskedPart } from './useAskedPart.ts';

const definition = readDefinition('stakeholder');
const content = {
  stakeholders: [
    { id: 'a', nameOrRole: 'Shop owner', interest: 4, power: 5 },
    { id: 'b', nameOrRole: 'Courier', interest: 2, power: 2 },
  ],
};
const subject = { definition, content, language: 'en' } as const;
const scenes = drawPicture(subject, 'page');

function ask(address: string, { readOnly = false } = {}) {
  const opened: string[] = [];
  const fields: (string | undefined)[] = [];
  const onOpen = (pointer: string, field?: string) => {
    opened.push(pointer);
    fields.push(field);
  };
  const document = createDocument(definition, content);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const { search, hash } = useLocation();
      // As the page does, which leaves the picture by its address.
      const asked = useAskedField(document, search.includes('picture'));
      useAskedPart({ asked, scenes, subject, readOnly, onOpen });
      return search + hash;
    },
    { wrapper },
  );
  return { document, opened, fields, address: () => result.current };
}

it.each([false, true])('opens the card of the field that the address leads to, read only: %s', (readOnly) => {
  const { opened, fields } = ask('/?mode=picture#/stakeholders/1/why', { readOnly });
  expect(opened).toEqual(['/stakeholders/1']);
  expect(fields).toEqual(['/stakeholders/1/why']);
});

it('opens the card of a field that somebody asks for, each time anew', () => {
  const { document, opened } = ask('/?mode=picture');
  for (let count = 0; count < 2; count += 1) act(() => document.requestFocus('/stakeholders/0/why'));
  expect(opened).toEqual(['/stakeholders/0', '/stakeholders/0']);
});

it('opens the card of what has to be mended, and leads to the list of several places', () => {
  const { document, opened, address } = ask('/?mode=picture');
  const fault = (path: string) => ({ path, key: 'max-length', message: 'Too long' });
  act(() => document.errors.replace([fault('/stakeholders/1/why'), fault('/stakeholders/1/nameOrRole')]));
  act(() => document.requestFocus(''));
  expect(opened).toEqual(['/stakeholders/1']);
  act(() => document.errors.replace([fault('/stakeholders/1/why'), fault('/stakeholders/0/why')]));
  act(() => document.requestFocus(''));
  expect(address()).toBe('?mode=fields');
});

it.each([
  [false, '?mode=fields#/stakeholders/7'],
  [true, '?mode=reading#/stakeholders/7'],
])('leads to where a field stands that the picture does not show, read only: %s', (readOnly, to) => {
  const { opened, address } = ask('/?mode=picture#/stakeholders/7', { readOnly });
  expect([opened, address()]).toEqual([[], to]);
});
