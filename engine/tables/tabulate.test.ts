import { describe, expect, it } from 'vitest';

import { applyComputed } from '#engine/computed/applyComputed.ts';
import { formatTimeOfDay, timeOfDayPattern } from '#engine/dates/formatTimeOfDay.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { toolsetsWithExamples } from '#server/testing/toolsetsWithExamples.ts';

import { tabulate } from './tabulate.ts';
import type { Cell, Tabulation } from './Tabulation.ts';

const registry = toolsetsWithExamples();

function tabulateExample(id: string, language: Language): Tabulation {
  const toolset = registry.get(id);
  return tabulate(toolset, toolset.examples[language], language, exampleReferences(toolset, registry, language));
}

function cellsOf({ fields, tables }: Tabulation): Cell[] {
  const inTables = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)));
  return [...fields.flatMap(({ cells }) => cells), ...inTables];
}

/** The leaves of a document, by pointer. */
function leavesOf(value: unknown, pointer = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [] : leavesOf(each, `${pointer}/${key}`)));
}

const table = (tabulation: Tabulation, title: string) => tabulation.tables.find((each) => each.title === title);
const textOf = (cell: Cell | null | undefined) => (cell?.kind === 'text' ? cell.text : cell);

const cases = registry.toolsets.flatMap(({ manifest }) =>
  languages.map((language) => [manifest.id, language] as const),
);

describe.each(cases)('the example of %s in %s', (id, language) => {
  const toolset = registry.get(id);
  const tabulation = tabulateExample(id, language);
  const cells = cellsOf(tabulation);
  const content = applyComputed(toolset.examples[language], toolset.manifest);
  const isBound = (pointer: string) => toolset.manifest.binds.some(({ field }) => field === toPattern(pointer));

  it('holds everything that was filled in, with its type', () => {
    const texts = cells.flatMap((cell) => (cell.kind === 'texts' ? cell.texts : cell.kind === 'text' ? cell.text : []));
    const said = texts.join('\n');
    for (const [pointer, value] of leavesOf(content)) {
      const node = schemaAt(toolset.schema, pointer);
      if (typeof value === 'number')
        expect(cells).toContainEqual(expect.objectContaining({ kind: 'number', value, pointer }));
      else if (node?.format === 'date') expect(cells).toContainEqual({ kind: 'date', date: value, pointer });
      else if (typeof value !== 'string' || node?.enum || isBound(pointer)) continue;
      else if (node?.pattern === timeOfDayPattern) expect(said).toContain(formatTimeOfDay(value, language));
      else expect(said).toContain(value.trim());
    }
  });

  it('uses words for enum values and names for references', () => {
    const words = Object.assign({}, ...Object.values(toolset.locales[language].enums)) as Record<string, string>;
    const references = exampleReferences(toolset, registry, language);
    for (const cell of cells.filter(({ kind }) => kind === 'text')) {
      if (schemaAt(toolset.schema, cell.pointer)?.enum) expect(Object.values(words)).toContain(textOf(cell));
      const bind = toolset.manifest.binds.find(({ field }) => field.replace(/\/\*$/, '') === toPattern(cell.pointer));
      const names = bind && (references[bind.field] ?? []).map(({ label }) => label);
      if (names) expect(names.some((name) => String(textOf(cell)).includes(name))).toBe(true);
    }
  });

  it('has named columns, none of them empty, and rows as wide as their table', () => {
    expect(tabulation.fields.length + tabulation.tables.length).toBeGreaterThan(0);
    for (const { title, columns, rows } of tabulation.tables) {
      expect(title).not.toBe('');
      expect(columns.every((column) => column !== '')).toBe(true);
      for (const row of rows) expect(row.cells).toHaveLength(columns.length);
      for (const index of columns.keys()) expect(rows.some(({ cells: row }) => row[index])).toBe(true);
    }
    for (const { label, cells: values } of tabulation.fields) {
      expect(label).not.toBe('');
      expect(values.length).toBeGreaterThan(0);
    }
  });
});

it('has a row for each item and a column for each field, the title first', () => {
  const { fields, tables } = tabulateExample('stakeholder', 'tr');
  const items = getAt(registry.get('stakeholder').examples.tr, '/stakeholders') as unknown[];
  expect(fields).toEqual([]);
  expect(tables).toHaveLength(1);
  expect(tables[0]!.rows).toHaveLength(items.length);
  expect(tables[0]).toMatchObject({
    title: 'Paydaşlar',
    columns: expect.arrayContaining(['Adı veya rolü', 'İlgi düzeyi (1–5)', 'Yaklaşım']),
  });
  expect(textOf(tables[0]!.rows[0]!.cells[0])).toBe('Mahalle lokantası sahibi');
});

it('puts lists with equal fields into one table, whose first column tells them apart', () => {
  const causes = table(tabulateExample('fish-bone', 'en'), 'Causes');
  expect(causes?.columns[0]).toBe('Section');
  const sections = new Set(causes?.rows.map(({ cells }) => textOf(cells[0])));
  expect([...sections]).toEqual(expect.arrayContaining(['Tools', 'People']));
});

it('makes a table of what is within items, whose first column names the item', () => {
  const actions = table(tabulateExample('observation', 'tr'), 'Gözlemler › Eylemler');
  const titles = (registry.get('observation').examples.tr['observations'] as { title: string }[]).map(
    ({ title }) => title,
  );
  expect(actions?.columns[0]).toBe('Gözlem');
  expect(new Set(actions?.rows.map(({ cells }) => textOf(cells[0])))).toEqual(new Set(titles));
});

it('makes a row of each of many equal objects, but of none that is as it came', () => {
  const levers = tabulateExample('buyer-utility-map', 'tr').tables.find(({ columns }) => columns.includes('İşaret'));
  expect(levers?.columns).toEqual(['Harita', 'Bölüm', 'Başlık', 'İşaret', 'Not', 'Proje dışından kaynak']);
  const marks = levers?.rows.map(({ cells }) => [textOf(cells[3]), cells[4]] as const) ?? [];
  expect(marks.some(([mark]) => mark === 'Engel')).toBe(true);
  expect(marks.filter(([mark, note]) => mark === 'Yok' && !note)).toEqual([]);
});

it('calls a field of a group by both names, and keeps the texts of a list apart', () => {
  const { fields } = tabulateExample('mvp-test-plan', 'en');
  const scope = fields.find(({ label }) => label.startsWith('Scope › '));
  expect(scope?.cells.length).toBeGreaterThan(1);
});

it('leaves out what is empty, and calls an item without a title by its number', () => {
  const toolset = registry.get('observation');
  expect(tabulate(toolset, {}, 'en')).toEqual({ fields: [], tables: [] });
  expect(tabulate(toolset, { observations: [{ title: ' ', actions: [] }, null] }, 'en').tables).toEqual([]);
  const untitled = tabulate(toolset, { observations: [{ actions: [{ what: 'Waits' }] }] }, 'en');
  expect(untitled.tables).toMatchObject([
    { rows: [{ cells: [{ text: 'Observation 1' }, { text: 'Waits' }], pointer: '/observations/0/actions/0' }] },
  ]);
});

it('says yes and no, and takes for a date only what is one', () => {
  const { toolset } = parseToolset(toolsetFolder('ideas'));
  if (!toolset) throw new Error('the folder must be valid');
  const schema = {
    ...toolset.schema,
    properties: { open: { type: 'boolean' }, shut: { type: 'boolean' }, due: { type: 'string', format: 'date' } },
  } as const;
  const ui = { ...toolset.ui, sections: [{ id: 'all', fields: ['/open', '/shut', '/due'] }] };
  const read = (due: string) =>
    tabulate({ ...toolset, schema, ui }, { open: true, shut: false, due }, 'tr').fields.flatMap(({ cells }) => cells);
  expect(read('2026-03-01')).toMatchObject([{ text: 'Evet' }, { text: 'Hayır' }, { kind: 'date', date: '2026-03-01' }]);
  expect(read('soon')[2]).toMatchObject({ kind: 'text', text: 'soon' });
});

it('has a row for each step of the series of like items, with what names the item', () => {
  const { tables } = tabulateExample('traction', 'en');
  const months = tables.find(({ title }) => title.endsWith('› Month'));
  expect(months?.columns.slice(-6)).toEqual([
    'Month',
    'Cash at the end of the month',
    'Customers',
    'New customers',
    'Revenue',
    'Left of the month',
  ]);
  expect(months?.rows).toHaveLength(3 * 12);
  expect(
    months?.rows[12]?.cells.slice(0, 3).map((cell) => (cell?.kind === 'number' ? cell.value : textOf(cell))),
  ).toEqual(['Expected', 1, 2_701_042]);
});
