import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { expect, it } from 'vitest';

import type { Finding } from '#engine/protocol/critique.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { findings } from '#web/stores/findings.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { FindingNotes } from './FindingNotes.tsx';

const finding = (id: string, more: Partial<Finding> = {}): Finding => ({
  id,
  question: `Question ${id}?`,
  status: 'open',
  places: [{ toolset: 'canvas', pointer: '/price', name: 'Price', words: '4 lira', state: 'there' }],
  ...more,
});

it('tells what is asked about this toolset and nobody has settled, with the way there', async () => {
  await addWordsOf('live');
  toolsetScreen.projectId = 'p';
  findings.projectId = 'p';
  const [place] = finding('x').places;
  findings.list = ref([
    finding('a'),
    finding('b', { status: 'dismissed' }),
    finding('c', { places: [{ ...place!, toolset: 'market' }] }),
    finding('d', { places: [{ ...place!, pointer: null, state: 'removed' }] }),
  ]);
  render(<FindingNotes toolset="canvas" />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A second reader asks: “Question a?” Show the finding',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/project/p/evidence#finding-a');
});

it('says nothing of another project', () => {
  findings.projectId = 'q';
  render(<FindingNotes toolset="canvas" />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('list')).toBeNull();
});
