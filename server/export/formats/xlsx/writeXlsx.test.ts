import { beforeAll, describe, expect, it } from 'vitest';

import { type Language, languages } from '#engine/languages/languages.ts';
import { tabulate } from '#engine/tables/tabulate.ts';
import { composeDocument } from '#server/export/composeDocument.ts';
import type { Chapter, ExportDocument } from '#server/export/ExportDocument.ts';
import { printable } from '#server/export/printable.ts';
import { hostileTexts, longText } from '#server/export/testing/hostileTexts.ts';
import { sampleOrder } from '#server/export/testing/sampleOrder.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { type ReadSheet, readWorkbook } from './testing/readWorkbook.ts';
import { writeXlsx } from './writeXlsx.ts';

const { toolsets } = loadedToolsets().registry;
const day = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000) + 25_569;

function exampleIn(language: Language): ExportDocument {
  return composeDocument(sampleOrder(toolsets, 'xlsx', { language }), toolsets);
}

/** A document about nothing but these texts. */
function documentAbout(content: Record<string, unknown>, project: Partial<ExportDocument['project']> = {}) {
  const order = sampleOrder(toolsets, 'xlsx');
  const saved = [{ toolset: 'about', json: JSON.stringify(content), savedAt: null }];
  const document = composeDocument({ ...order, chosen: ['about'], saved }, toolsets);
  return { ...document, project: { ...document.project, ...project } };
}

/** What a toolset's sheet must say: its texts, words and names, and as numbers its numbers and dates. */
function valuesOf({ definition, content, references }: Chapter, language: Language): (string | number)[] {
  const { fields, tables } = tabulate(definition, content, language, references);
  const inTables = tables.flatMap(({ columns, rows }) => [...columns, ...rows.flatMap(({ cells }) => cells)]);
  return [...fields.flatMap(({ label, cells }) => [label, ...cells]), ...inTables].flatMap(
    (cell): (string | number)[] => {
      if (cell === null) return [];
      if (typeof cell === 'string') return [cell];
      if (cell.kind === 'number') return [cell.value];
      if (cell.kind === 'date') return [day(cell.date)];
      return cell.kind === 'text' ? [cell.text] : cell.texts;
    },
  );
}

const sheetOf = (sheets: ReadSheet[], title: string) => sheets.find(({ name }) => name === title)!;
const textsIn = ({ cells }: ReadSheet) => cells.filter(({ type }) => type === 's').map(({ text }) => text);

describe.each(languages)('the example project in %s', (language) => {
  const document = exampleIn(language);
  let workbook: Awaited<ReturnType<typeof readWorkbook>>;
  beforeAll(async () => {
    workbook = await readWorkbook(await writeXlsx(document));
  });

  it('holds every text, number and date of every toolset', () => {
    const missing = document.chapters.flatMap((chapter) => {
      const { cells } = sheetOf(workbook.sheets, chapter.title);
      const texts = cells.flatMap(({ type, text }) => (type === 's' ? text : []));
      const said = texts.join('\n');
      const numbers = new Set(cells.flatMap(({ type, text }) => (type === 'n' ? Number(text) : [])));
      return valuesOf(chapter, language)
        .filter((value) => (typeof value === 'number' ? !numbers.has(value) : !said.includes(value)))
        .map((value) => `${chapter.id}: ${value}`);
    });
    expect(missing).toEqual([]);
  });

  it('shows dates as dates of its language', () => {
    const [chapter] = document.chapters.filter(({ content }) => typeof content['date'] === 'string');
    const { cells } = sheetOf(workbook.sheets, chapter!.title);
    const found = cells.find(
      ({ type, text }) => type === 'n' && Number(text) === day(String(chapter!.content['date'])),
    );
    expect(found?.format).toMatch(/mmmm.*yyyy$/);
  });

  it('opens with an overview that leads to each sheet and back', () => {
    const [overview, ...others] = workbook.sheets;
    expect(textsIn(overview!)).toEqual(expect.arrayContaining(['Dönkap', 'Elif Şahin', document.project.description]));
    expect(overview!.cells.map(({ text }) => Number(text))).toEqual(
      expect.arrayContaining([day('2026-03-01'), day('2026-02-27')]),
    );
    expect(others.map(({ name }) => name)).toEqual(document.chapters.map(({ title }) => title));
    expect(overview!.links.map(({ location }) => location)).toEqual(others.map(({ name }) => `'${name}'!A1`));
    for (const { address, location } of overview!.links) {
      expect(location).toContain(overview!.cells.find((cell) => cell.address === address)?.text);
    }
    for (const { links } of others) expect(links.map(({ location }) => location)).toEqual([`'${overview!.name}'!A1`]);
  });

  it('has heads that stay in sight, wrapped texts, and columns and rows of sensible sizes', () => {
    const lists = document.chapters.filter((chapter) => {
      return tabulate(chapter.definition, chapter.content, language, chapter.references).fields.length === 0;
    });
    expect(lists.length).toBeGreaterThan(3);
    for (const { title } of lists) {
      const { cells, frozen } = sheetOf(workbook.sheets, title);
      const head = cells.filter(({ address }) => address.replace(/\D/g, '') === String(frozen.rows));
      expect(head.length).toBeGreaterThan(1);
      for (const cell of head) expect(cell).toMatchObject({ isBold: true, isFilled: true, wraps: true });
    }
    for (const sheet of workbook.sheets.slice(1)) {
      expect(sheet.frozen.columns).toBe(1);
      expect(sheet.frozen.rows).toBeGreaterThan(1);
      for (const width of sheet.widths) expect(width).toBeGreaterThanOrEqual(10);
      for (const height of sheet.heights) expect(height).toBeLessThan(410);
    }
  });

  it('can be filtered by its largest table, repeats heads on paper, and says what it is', () => {
    const { parts, sheets } = workbook;
    const names = [...parts.get('xl/workbook.xml')!.getElementsByTagName('definedName')];
    for (const [index, sheet] of sheets.entries()) {
      const part = parts.get(`xl/worksheets/sheet${index + 1}.xml`)!;
      const range = part.getElementsByTagName('autoFilter')[0]?.getAttribute('ref');
      const own = names.filter((name) => name.getAttribute('localSheetId') === String(index));
      const filtered = own.find((name) => name.getAttribute('name') === '_xlnm._FilterDatabase')?.textContent;
      expect(filtered?.replaceAll('$', '')).toBe(range ? `'${sheet.name}'!${range}` : undefined);
      if (!range) continue;
      const head = sheet.cells.filter(({ address }) => address.replace(/\D/g, '') === /\d+/.exec(range)?.[0]);
      for (const cell of head) expect(cell).toMatchObject({ isBold: true, isFilled: true });
    }
    expect(names.filter((name) => name.getAttribute('name') === '_xlnm.Print_Titles').length).toBeGreaterThan(2);
    const properties = parts.get('docProps/core.xml')!;
    expect(properties.getElementsByTagName('dc:title')[0]?.textContent).toBe('Dönkap');
    expect(properties.getElementsByTagName('dc:creator')[0]?.textContent).toBe('Elif Şahin');
  });

  it('has no formula', () => {
    for (const part of workbook.parts.values()) expect(part.getElementsByTagName('f').length).toBe(0);
  });
});

describe.each(
  Object.entries({ ...hostileTexts, 'a name that every object has': 'constructor', 'a code': 'a _x0041_ b' }),
)('%s', (_, hostile) => {
  it('stays the text that it is', async () => {
    const document = documentAbout(
      { name: hostile, description: hostile, summary: hostile, keywords: [hostile] },
      { name: `Kutu ${hostile}`.slice(0, 120), description: hostile, author: hostile },
    );
    const { sheets, parts } = await readWorkbook(await writeXlsx(document));
    const kept = printable(hostile).trim();
    for (const sheet of sheets) {
      const found = sheet.cells.filter(({ text }) => text.trim() === kept);
      expect(found.length).toBeGreaterThanOrEqual(2);
      for (const { type } of found) expect(type).toBe('s');
      // Somebody who edits such a cell does not turn it into a formula.
      if (/^[=+\-@]/.test(kept)) for (const { format } of found) expect(format).toBe('@');
    }
    for (const part of parts.values()) expect(part.getElementsByTagName('f').length).toBe(0);
  });
});

it('continues below what is longer than a cell can be, and cuts nothing', async () => {
  const lines = Array.from({ length: 600 }, (_, index) => `line ${index}`).join('\n');
  const emoji = '🌱'.repeat(20_000);
  const { sheets } = await readWorkbook(
    await writeXlsx(documentAbout({ region: longText, summary: lines, sector: emoji }, { description: longText })),
  );
  const texts = textsIn(sheets[1]!);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(32_767);
    expect(text.split('\n').length).toBeLessThanOrEqual(254);
    expect(text.isWellFormed()).toBe(true);
  }
  const found = (text: string, among: string[], between: string) => among.join(between).includes(text);
  expect(found(longText, texts, '')).toBe(true);
  expect(found(emoji, texts, '')).toBe(true);
  expect(found(lines, texts, '\n')).toBe(true);
  expect(found(longText, textsIn(sheets[0]!), '')).toBe(true);
});

it('names sheets as programs allow, each once', async () => {
  const [chapter] = exampleIn('en').chapters;
  const titles = ['[a]:*?/\\b', "'History'", 'OVERVIEW', 'x'.repeat(40), 'X'.repeat(40), '', `${'x'.repeat(29)}🌱🌱`];
  const document = { ...exampleIn('en'), chapters: titles.map((title) => ({ ...chapter!, title })) };
  const names = (await readWorkbook(await writeXlsx(document))).sheets.map(({ name }) => name);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length + 1);
  for (const name of names) {
    expect(name.length).toBeLessThanOrEqual(31);
    expect(name).toMatch(/^[^[\]:*?/\\']+$/);
    expect(name.isWellFormed()).toBe(true);
    expect(name.toLowerCase()).not.toBe('history');
  }
});

it('writes a project of which nothing is known but one short text', async () => {
  const { sheets } = await readWorkbook(
    await writeXlsx(documentAbout({ summary: 'Boxes.' }, { description: '', author: '' })),
  );
  expect(textsIn(sheets[1]!)).toContain('Boxes.');
});
