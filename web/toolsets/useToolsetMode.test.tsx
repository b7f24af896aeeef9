import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { project } from '#web/stores/project.ts';

import { useToolsetMode } from './useToolsetMode.ts';

const market = readDefinition('market');
const bare: ToolsetDefinition = { ...market, ui: { ...market.ui, picture: [] } };
const draft = { generationId: 'g1', createdAt: '2026-11-22T10:00:00Z', cut: [], starter: false };

afterEach(() => void (project.current = null));

interface Opened {
  content?: { overview: string } | null;
  rest?: Partial<ToolsetState>;
  address?: string;
  definition?: ToolsetDefinition;
}

function modesOf({ content = null, rest = {}, address = '/', definition = market }: Opened = {}) {
  const document = createOpenDocument(definition, createState(definition, content, rest));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => useToolsetMode(document), { wrapper }).result.current;
}
const modeOf = (opened?: Opened) => modesOf(opened).mode;

it('opens the picture in every state', () => {
  expect(modeOf({ content: { overview: 'Saved' } })).toBe('picture');
  expect(modeOf()).toBe('picture');
  expect(modeOf({ content: { overview: 'Drafted' }, rest: { draft } })).toBe('picture');
  expect(modeOf({ rest: { activeGenerationId: 'g1' } })).toBe('picture');
});

it('follows the address, also as it was before', () => {
  for (const mode of ['picture', 'reading', 'fields']) expect(modeOf({ address: `/?mode=${mode}` })).toBe(mode);
  expect(modeOf({ address: '/?mode=view' })).toBe('picture');
  expect(modeOf({ address: '/?mode=edit' })).toBe('fields');
  expect(modeOf({ address: '/?mode=constructor' })).toBe('picture');
});

it('opens a folder without a picture with its form, and to be read where the address says so', () => {
  expect(modesOf({ definition: bare })).toEqual({ mode: 'fields', modes: ['reading', 'fields'] });
  expect(modeOf({ definition: bare, address: '/?mode=picture' })).toBe('fields');
  expect(modeOf({ definition: bare, address: '/?mode=view' })).toBe('reading');
});

it('offers no form in a project in read mode', () => {
  project.current = { mode: 'read' } as never;
  expect(modesOf({ address: '/?mode=edit' })).toEqual({ mode: 'picture', modes: ['picture', 'reading'] });
  expect(modesOf({ definition: bare, address: '/?mode=edit' })).toEqual({ mode: 'reading', modes: ['reading'] });
});
