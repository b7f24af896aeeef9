import { describe, expect, it } from 'vitest';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { formatTimeOfDay, timeOfDayPattern } from '#engine/dates/formatTimeOfDay.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { toolsetsWithExamples } from '#server/testing/toolsetsWithExamples.ts';

import type { Block } from './Block.ts';
import { readDocument } from './readDocument.ts';

const registry = toolsetsWithExamples();

it('reads what a claim rests on as lines, with the words of each source', () => {
  const blocks = readExample('persona', 'en');
  const lists = blocks.filter((block) => block.kind === 'list' && block.label === 'What it rests on');
  const lines = lists.flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : []));
  expect(lines).toContain(
    'Accountant who brings lunch from home: “Four years with a steel box. I lost two, both in this kitchen.” (Says the opposite)',
  );
});

function readExample(id: string, language: Language): Block[] {
  const toolset = registry.get(id);
  return readDocument(toolset, toolset.examples[language], language, exampleReferences(toolset, registry, language));
}

/** Every text of a block, with where it was read. */
function textsOf(block: Block): { text: string; pointer: string }[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'fields') return block.fields;
  if (block.kind === 'table') return block.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  return block.kind === 'image' ? [] : [block];
}

/** The leaves of a document that somebody filled in, by pointer. */
function leavesOf(value: unknown, pointer = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [] : leavesOf(each, `${pointer}/${key}`)));
}

const cases = registry.toolsets.flatMap(({ manifest }) =>
  languages.map((language) => [manifest.id, language] as const),
);

describe.each(cases)('the example of %s in %s', (id, language) => {
  const toolset = registry.get(id);
  const blocks = readExample(id, language);
  const texts = blocks.flatMap(textsOf);

  it('says everything that was filled in', () => {
    const said = texts.map(({ text }) => text).join('\n');
    for (const [pointer, value] of leavesOf(toolset.examples[language])) {
      const node = schemaAt(toolset.schema, pointer);
      if (typeof value !== 'string' || node?.format || node?.enum || value === node?.default) continue;
      if (toolset.manifest.binds.some(({ field }) => field === toPattern(pointer))) continue;
      const isTime = node?.pattern === timeOfDayPattern;
      expect(said).toContain(isTime ? formatTimeOfDay(value, language) : value.trim());
    }
  });

  it('uses words for enum values and names for references', () => {
    for (const { text, pointer } of blocks.filter(({ kind }) => kind !== 'heading').flatMap(textsOf)) {
      const node = schemaAt(toolset.schema, pointer);
      if (node?.enum) expect(Object.values(enumWords(toolset, language))).toContain(text);
      const bind = toolset.manifest.binds.find(({ field }) => field.replace(/\/\*$/, '') === toPattern(pointer));
      if (!bind) continue;
      const names = exampleReferences(toolset, registry, language)[bind.field]?.map(({ label }) => label) ?? [];
      expect(names.some((name) => text.includes(name))).toBe(true);
    }
  });

  it('has no empty parts, names each part, and skips no level of heading', () => {
    let level = 1;
    for (const [index, block] of blocks.entries()) {
      expect(textsOf(block).length).toBeGreaterThan(0);
      for (const { text, pointer } of textsOf(block)) {
        expect(text.trim()).not.toBe('');
        expect(schemaAt(toolset.schema, pointer)).toBeDefined();
      }
      if (block.kind !== 'heading') continue;
      expect(block.level).toBeLessThanOrEqual(level + 1);
      level = block.level;
      // Something stands below it: a block, or a smaller heading.
      const next = blocks[index + 1];
      if (block.number === undefined) expect(next && (next.kind !== 'heading' || next.level > level)).toBe(true);
    }
  });
});

function enumWords({ locales }: Toolset, language: Language): Record<string, string> {
  return Object.assign({}, ...Object.values(locales[language].enums)) as Record<string, string>;
}

it('reads items under their titles, with scores, words and computed values', () => {
  const blocks = readExample('stakeholder', 'tr');
  expect(blocks.slice(0, 3)).toMatchObject([
    { kind: 'heading', level: 2, text: 'Paydaşlar', pointer: '/stakeholders/0' },
    { kind: 'heading', level: 3, number: 1, text: 'Mahalle lokantası sahibi', pointer: '/stakeholders/0' },
    { kind: 'paragraph', pointer: '/stakeholders/0/why' },
  ]);
  const fields = blocks.flatMap((block) => (block.kind === 'fields' ? block.fields : []));
  const fieldAt = (name: string) => fields.find(({ pointer }) => pointer === `/stakeholders/0/${name}`);
  expect(fieldAt('interest')).toMatchObject({ text: '5/5', score: { value: 5, from: 1, to: 5 } });
  expect(fieldAt('power')).toMatchObject({ text: '5/5' });
  // The example leaves it to the rule.
  expect(fieldAt('action')).toMatchObject({ label: 'Yaklaşım', text: 'Yakından yönet' });
});

it('tells brief values, by the schema and not by what was written, from sentences', () => {
  const brief = readExample('stakeholder', 'en')
    .flatMap((block) => (block.kind === 'fields' ? block.fields : []))
    .map(({ pointer, isBrief }) => [pointer.split('/').at(-1), isBrief ?? false] as const);
  const verdicts = new Map(brief);
  expect(Object.fromEntries(verdicts)).toMatchObject({ interest: true, action: true, when: false });
  // The same for every item.
  for (const [field, verdict] of brief) expect(verdicts.get(field)).toBe(verdict);
});

it('does not repeat the title of a section, and marks the sentence that matters most', () => {
  const value = readExample('lean-canvas', 'en').filter(({ pointer }) => pointer === '/uniqueValueProposition');
  expect(value).toEqual([
    { kind: 'heading', level: 2, text: 'Unique value proposition', pointer: '/uniqueValueProposition' },
    {
      kind: 'paragraph',
      lead: true,
      text: getAt(registry.get('lean-canvas').examples.en, '/uniqueValueProposition'),
      pointer: '/uniqueValueProposition',
    },
  ]);
});

it('reads small objects as a table, and dates in the language of the reader', () => {
  const table = (language: Language) =>
    readExample('requirement', language).find((block) => block.kind === 'table' && block.pointer === '/milestones');
  expect(table('en')).toMatchObject({ columns: ['Milestone', 'Expected date'] });
  expect(JSON.stringify(table('en'))).toMatch(/"text":"\d+ [A-Z][a-z]+ 2026"/);
  expect(JSON.stringify(table('tr'))).toMatch(/"text":"\d+ (Mayıs|Haziran|Temmuz|Ağustos|Eylül) 2026"/);
});

it('reads what somebody said as a quote', () => {
  expect(readExample('persona', 'en').filter(({ kind }) => kind === 'quote').length).toBeGreaterThan(1);
});

it('reads a matrix by rows, without the cells that nobody marked', () => {
  const rows = readExample('buyer-utility-map', 'en').filter(({ pointer }) => /^\/maps\/0\/levers\/\w+$/.test(pointer));
  expect(rows.slice(0, 2)).toMatchObject([
    { kind: 'heading', text: 'Productivity' },
    {
      kind: 'fields',
      fields: [{ label: 'Purchase', text: expect.stringMatching(/^Pain: /) }, { label: 'Use' }, { label: 'Disposal' }],
    },
  ]);
});

it('leaves out what is empty, and calls an item without a title by its number', () => {
  const toolset = registry.get('stakeholder');
  expect(readDocument(toolset, {}, 'en')).toEqual([]);
  expect(readDocument(toolset, { stakeholders: [{ nameOrRole: ' ', who: null }] }, 'en')).toEqual([]);
  expect(readDocument(toolset, { stakeholders: [{ who: 'Mert' }] }, 'en')).toMatchObject([
    { text: 'Stakeholders' },
    { text: 'Stakeholder 1', number: 1 },
    { fields: [{ text: 'Mert' }] },
  ]);
});

it('says that a referred item was removed, and never its id', () => {
  const content = { observations: [{ title: 'At the till', linkedStakeholder: 'gone' }] };
  expect(JSON.stringify(readDocument(registry.get('observation'), content, 'en'))).toContain('"text":"(removed)"');
});

it('says what belongs to a section before its lists, where it could not be taken for a part of their last item', () => {
  const blocks = readExample('mvp-test-plan', 'en');
  const total = blocks.findIndex(({ kind, pointer }) => kind === 'fields' && pointer === '/numberOfTesters');
  const [before] = blocks.slice(0, total).toReversed();
  expect(before).toMatchObject({ kind: 'heading', level: 2, text: 'Testers' });
});

it('heads what follows a part with a heading, in the order of the form', () => {
  const hats = readExample('six-thinking-hat', 'en').flatMap(({ pointer, ...block }) =>
    /^\/(white|red|black|yellow|green|blue)$/.test(pointer) ? [[pointer, block.kind]] : [],
  );
  expect(hats.filter(([, kind]) => kind === 'heading').map(([pointer]) => pointer)).toEqual([
    '/white',
    '/white',
    '/red',
    '/black',
    '/yellow',
    '/green',
    '/blue',
  ]);
});

it.each([
  [['At noon.', 'On rainy days.'], 'At noon, On rainy days.'],
  [['plain', 'warm'], 'plain, warm'],
  [['Monday, at noon', 'Friday'], 'Monday, at noon; Friday'],
  [['and so on...', 'end'], 'and so on..., end'],
])('reads the tags %j in one line', (tags, text) => {
  const definition = registry.get('about');
  const list = Object.entries(definition.schema.properties ?? {}).find(([, node]) => node.type === 'array')![0];
  const told = JSON.stringify(readDocument(definition, { [list]: tags }, 'en'));
  expect(told).toContain(JSON.stringify(text));
});

it('reads the series of an item as one table with a row for each step', () => {
  const tables = readExample('traction', 'tr').filter((block) => block.kind === 'table');
  expect(tables.map(({ pointer }) => pointer)).toEqual([
    '/scenarios/cautious/cash',
    '/scenarios/expected/cash',
    '/scenarios/bold/cash',
  ]);
  const [, expected] = tables;
  expect(expected?.columns).toEqual(['Ay', 'Ay sonundaki nakit', 'Müşteri', 'Yeni müşteri', 'Gelir', 'Aydan kalan']);
  expect(expected?.rows).toHaveLength(12);
  const { pointer, cells } = expected!.rows[10]!;
  expect([pointer, ...cells.map((cell) => cell?.text)]).toEqual([
    '/scenarios/expected/cash/10',
    '11',
    '-₺104.673',
    '37,7',
    '3',
    '₺302.316',
    '-₺264.557',
  ]);
});
