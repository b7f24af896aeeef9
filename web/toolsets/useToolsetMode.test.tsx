import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { project } from '#web/stores/project.ts';

import { useToolsetMode } from './useToolsetMode.ts';

const definition = readDefinition('market');
const draft = { generationId: 'g1', createdAt: '2026-11-22T10:00:00Z', cut: [], starter: false };

afterEach(() => void (project.current = null));

function modeOf(content: { overview: string } | null, rest: Partial<ToolsetState> = {}, address = '/') {
  const document = createOpenDocument(definition, createState(definition, content, rest));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => useToolsetMode(document), { wrapper }).result.current;
}

it('opens what is saved to be read, and what is empty or drafted to be edited', () => {
  expect(modeOf({ overview: 'Saved' })).toBe('view');
  expect(modeOf(null)).toBe('edit');
  expect(modeOf({ overview: 'Drafted' }, { draft })).toBe('edit');
});

it('follows the address', () => {
  expect(modeOf({ overview: 'Saved' }, {}, '/?mode=edit')).toBe('edit');
  expect(modeOf(null, {}, '/?mode=view')).toBe('view');
});

it('only reads in a project in read mode', () => {
  project.current = { mode: 'read' } as never;
  expect(modeOf(null, {}, '/?mode=edit')).toBe('view');
});
