import { describe, expect, it } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import type { ColumnEdit } from '#engine/picture/GroupEdit.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

const definition = loadedToolsets().registry.get('experiments');
type Card = Record<string, unknown>;
const examples = definition.examples.en['cards'] as Card[];
const forms = ['sheet', 'page', 'narrow'] as const;

const draw = (cards: Card[], form: (typeof forms)[number] = 'page', language: 'en' | 'tr' = 'en') =>
  drawPicture({ definition, content: { cards }, language }, form);
const labels = (cards: Card[], language: 'en' | 'tr' = 'en') =>
  stopsOf(draw(cards, 'page', language)[0]!).map(({ label }) => label);
const learned = (more: Card): Card => ({
  sentence: 'Three of ten sign.',
  state: 'learned',
  kind: 'signed-order',
  direction: 'at-least',
  thresholdValue: 3,
  countedAs: 'of-n',
  unit: 'owners',
  ...more,
});

describe('tests on a board', () => {
  it('are told with what was found, what was needed and what follows', () => {
    const [paper] = labels(examples).filter((label) => label.startsWith('Learned, 1:'));
    expect(paper).toMatch(
      /^Learned, 1: A box adds .*; Paper test .*; 4 seconds · n = 20; At most 5 seconds; Supported; Go on; .*; Ayça Demir · 25 Mar$/,
    );
    expect(labels(examples)).toContainEqual(expect.stringContaining('wanted: 300 takeaway receipts; At least 75%'));
    const { cards } = definition.examples.tr as { cards: Card[] };
    expect(labels(cards, 'tr')).toContainEqual(expect.stringContaining('14 / 20 kap; En az 10; Desteklendi; Devam'));
  });

  it('that rest on too few only point, and stand on the step that they reached', () => {
    const told = (n: number) => labels([learned({ resultValue: n, n, verdict: 'supported' })]);
    expect(told(10)).toContainEqual(expect.stringMatching(/^5 paid: 1; 1: .*; Supported$/));
    expect(told(4)).toContainEqual(expect.stringMatching(/^4 measured: 1; 1: .*; points to yes$/));
    const no = labels([learned({ kind: 'survey', resultValue: 1, n: 4, verdict: 'refuted' })]);
    expect(no).toContainEqual(expect.stringMatching(/^1 read: 1; 1: .*; points to no$/));
  });

  it('whose number nobody told count once, however many were wanted', () => {
    const few = labels([learned({ resultValue: 3, wanted: 30, verdict: 'supported' })]);
    expect(few).toContainEqual(expect.stringMatching(/^3 gave or did: 1; 1: /));
  });

  it('that have no result stand on no step', () => {
    const running = labels([learned({ state: 'running', verdict: 'open' })]);
    expect(running.filter((label) => /^\d/.test(label))).toEqual([
      '1 read: 0',
      '2 said: 0',
      '3 gave or did: 0',
      '4 measured: 0',
      '5 paid: 0',
    ]);
  });

  it.each(forms)('are all there and beside each other, one or a hundred (%s)', (form) => {
    for (const language of ['en', 'tr'] as const)
      for (const count of [0, 1, 100]) {
        const own = definition.examples[language]['cards'] as Card[];
        const cards = Array.from({ length: count }, (_, index) => own[index % own.length]!);
        const scenes = draw(cards, form, language);
        for (const scene of scenes) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
        const shown = scenes.flatMap(({ elements }) => editableGroups(elements)).map(({ pointer }) => pointer);
        expect(new Set(shown)).toEqual(new Set(cards.map((_, index) => `/cards/${index}`)));
        expect(shown).toHaveLength(count);
      }
  });

  it('are moved into columns that lie below the ladder', () => {
    const [scene] = draw(examples);
    const heads = scene!.elements.flatMap((element) =>
      element.kind === 'group' && element.label?.startsWith('Planned: ') ? [element.y ?? 0] : [],
    );
    expect(heads[0]).toBeGreaterThan(50);
    for (const { edit, y } of editableGroups(scene!.elements))
      expect((edit as ColumnEdit).columns.map(({ place }) => place.y + y)).toEqual([heads[0], heads[0], heads[0]]);
    const [first] = editableGroups(scene!.elements);
    expect((first!.edit as ColumnEdit).columns.map(({ asks }) => asks)).toEqual([
      undefined,
      ['start', 'end'].map((property) => `${first!.pointer}/${property}`),
      ['resultValue', 'n'].map((property) => `${first!.pointer}/${property}`),
    ]);
  });

  it('need numbers to compare, and a ladder needs them', () => {
    const name = { type: 'string', minLength: 1, maxLength: 80 };
    const state = { type: 'string', enum: ['planned', 'learned'] };
    const told = (more: object) =>
      trialToolset(
        { kind: 'board', list: '/ideas', by: 'state', title: 'name', ...more },
        { name, state },
        { name: 'One', state: 'planned' },
      ).faults.map(({ pointer, message }) => `${pointer} ${message}`);
    const test = { result: 'name', threshold: 'gone', direction: 'state', countedAs: 'state' };
    expect(told({ test })).toEqual([
      '/picture/0/test/result "/ideas/*/name" must be a number',
      '/picture/0/test/threshold "/ideas/*/gone" is not a field of the schema',
      '/picture/0/test/countedAs planned, learned: must be of percent, of-n, amount',
    ]);
    expect(told({ asks: { learned: ['gone'], lost: ['name'] } })).toEqual([
      '/picture/0/asks/learned there is no field "/ideas/*/gone"',
      '/picture/0/asks "lost" is not a value of "/ideas/*/state"',
    ]);
    expect(told({ ladder: true })).toEqual(['/picture/0/ladder needs "test", whose results it shows']);
  });
});
