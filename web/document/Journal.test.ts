import { afterEach, expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { deleteUnsaved, Journal, journalPlace } from './Journal.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    age: { type: 'integer' },
    goals: { type: 'array', maxItems: 3, items: { type: 'string' } },
    hypotheses: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: { type: 'object', properties: { text: { type: 'string' } } },
    },
  },
};
const base = { revision: 1, generationId: null, content: { name: 'saved', age: 1 } };
const place = journalPlace('ada', 'p', 'market');
const journalOf = (tab: string, ...liveTabs: string[]) => new Journal(place, tab, new Set(liveTabs));
const found = (journal = journalOf('new')) =>
  journal.findUnsaved(schema, base.content).map(({ content }) => JSON.parse(JSON.stringify(content)) as unknown);

afterEach(() => localStorage.clear());

it('applies the last texts to the last content', () => {
  const journal = journalOf('a');
  journal.writeContent({ name: 'A', goals: ['one'] }, base, new Map());
  const letters = { '/age': '42', '/goals/0': 'one!', '/goals/-': 'half a go' };
  journal.writeLetters(new Map(Object.entries(letters)), base);
  expect(found()).toEqual([{ name: 'A', age: 42, goals: ['one!', 'half a go'] }]);
});

it('leaves out what was written before the shape of the toolset changed', () => {
  const journal = journalOf('a');
  journal.writeContent({ name: 'A', hypotheses: [{ text: 'one', metric: 'gone' }] }, base, new Map());
  expect(found()).toEqual([]);
  journal.writeContent({ name: 'A', hypotheses: [{ text: 'one' }] }, base, new Map());
  expect(found()).toHaveLength(1);
});

it('leaves out a text where there is an object by now', () => {
  journalOf('a').writeContent({ hypotheses: ['one'] }, base, new Map());
  expect(found()).toEqual([]);
});

it('applies texts to the content they were typed on, when no content was written', () => {
  journalOf('a').writeLetters(new Map([['/name', 'typed']]), base);
  expect(found()).toEqual([{ name: 'typed', age: 1 }]);
});

it('leaves no holes in a list whose last line was filled in first', () => {
  const letters = { '/hypotheses/2/text': 'typed', '/goals/1': 'second' };
  journalOf('a').writeLetters(new Map(Object.entries(letters)), { ...base, content: {} });
  expect(found()).toEqual([{ hypotheses: [{}, {}, { text: 'typed' }], goals: ['', 'second'] }]);
});

it('restores the work of closed tabs, newest first, but not of open ones', () => {
  for (const tab of ['closed', 'open', 'mine']) journalOf(tab).writeContent({ name: tab }, base, new Map());
  localStorage.setItem(`${place}@closed:base`, JSON.stringify({ ...base, at: Date.now() + 1000 }));
  const journal = journalOf('mine', 'mine', 'open');
  expect(found(journal)).toEqual([{ name: 'closed' }, { name: 'mine' }]);
  for (const work of journal.findUnsaved(schema, {})) journal.delete(work);
  expect(found()).toEqual([{ name: 'open' }]);
});

it('restores journals of an earlier version of the page', () => {
  localStorage.setItem(place, JSON.stringify({ name: 'A' }));
  localStorage.setItem(`${place}:typed`, JSON.stringify({ '/age': '5' }));
  localStorage.setItem(`${place}:base`, JSON.stringify({ revision: 3, generationId: 'g' }));
  const [work] = journalOf('new').findUnsaved(schema, {});
  expect(work).toMatchObject({ content: { name: 'A', age: 5 }, base: { revision: 3, generationId: 'g' } });
  journalOf('new').delete(work!);
  expect(localStorage.length).toBe(0);
});

it('ignores unreadable entries, unknown fields and other toolsets', () => {
  localStorage.setItem(place, '{half');
  localStorage.setItem(`${place}:typed`, JSON.stringify({ '/gone': 'x', '/name': 'y' }));
  localStorage.setItem(`${place}@a`, '[]');
  new Journal(journalPlace('ada', 'p', 'market-size'), 'a', new Set()).writeContent({ name: 'B' }, base, new Map());
  expect(found()).toEqual([{ name: 'y', age: 1 }]);
});

it('deletes the entries of one person only', () => {
  journalOf('a').writeContent({ name: 'A' }, base, new Map());
  journalOf('a').writeSetAside({ name: 'aside' });
  new Journal(journalPlace('bob', 'p', 'market'), 'a', new Set()).writeSetAside({ name: 'B' });
  deleteUnsaved('ada');
  expect(Object.keys(localStorage)).toEqual(['draft:bob:p:market:set-aside']);
});

it('does not disturb typing when the storage is full', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    expect(() => journalOf('a').writeLetters(new Map([['/name', 'x']]), base)).not.toThrow();
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
