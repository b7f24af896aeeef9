import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import type { ExportFormat } from '#engine/protocol/exportFormats.ts';
import { startI18n } from '#web/i18n/startI18n.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';

import { ExportHints } from './ExportHints.tsx';

const lost = [
  { toolset: 'persona', pointer: '/personas/0/linkedStakeholder', place: 'Personas › 1 Ada › Linked stakeholder' },
  { toolset: 'persona', pointer: '/personas/1/linkedStakeholder', place: 'Personas › 2 Can › Linked stakeholder' },
];
const unshown = { scripts: ['Hani', 'Thai'], signs: ['、'] };

const show = (format: ExportFormat) =>
  render(
    <MemoryRouter>
      <ExportHints projectId="p" format={format} isPresent lost={lost} unshown={unshown} onClose={() => {}} />
    </MemoryRouter>,
  );

afterEach(() => i18next.changeLanguage('en'));

it('counts what was removed and leads there, and names the letters that have no font', () => {
  show('pdf');
  screen.getByText('2 references lead to entries that were removed. The file says “(removed)” in their place.');
  const [first] = screen.getAllByRole('link', { hidden: true });
  expect(first?.textContent).toContain('Personas › 1 Ada › Linked stakeholder');
  expect(first?.getAttribute('href')).toMatch(/persona\?mode=picture#\/personas\/0\/linkedStakeholder$/);
  screen.getByText(/^Some letters have no font here \(Chinese, Thai, 、\)\. The PDF shows empty boxes/);
});

it('says it in Turkish as well', async () => {
  await startI18n('tr');
  await Promise.all([addWordsOf('app'), addWordsOf('exports')]);
  show('docx');
  screen.getByText(/^2 bağlantının gösterdiği kayıtlar artık yok/);
  screen.getByText(/\(Çince, Tay, 、\)\. Word dosyasının resimlerinde/);
});

it.each([
  ['en', 'Chinese, Japanese, Korean, Thai, Devanagari, Georgian, Ethiopic'],
  ['tr', 'Çince, Japonca, Korece, Tay, Devanagari, Gürcü, Etiyopya'],
] as const)('names every script that no font has, in %s', async (language, names) => {
  await startI18n(language);
  await Promise.all([addWordsOf('app'), addWordsOf('exports')]);
  const scripts = ['Hani', 'Hira', 'Kana', 'Hang', 'Thai', 'Deva', 'Geor', 'Ethi'];
  render(
    <MemoryRouter>
      <ExportHints projectId="p" format="pdf" isPresent lost={[]} unshown={{ scripts, signs: [] }} onClose={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toContain(`(${names})`);
});

it('is silent where the file keeps all: the letters in text formats, the references in JSON', () => {
  show('markdown');
  expect(screen.queryByText(/have no font/)).toBeNull();
  screen.getByText(/references lead to entries/);
  show('json');
  expect(screen.getAllByText(/references lead to entries/)).toHaveLength(1);
});
