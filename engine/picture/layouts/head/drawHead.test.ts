import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const texts = { type: 'array', maxItems: 300, items: text };
const senses = ['sees', 'says', 'does', 'hears', 'thinks', 'feels', 'pains', 'gains', 'tension'];
const properties = {
  name: text,
  situation: text,
  age: { type: 'integer', minimum: 0, maximum: 120 },
  ...Object.fromEntries(senses.map((sense) => [sense, texts])),
};
const head = {
  kind: 'head',
  each: '/ideas',
  who: 'name',
  need: 'situation',
  ...Object.fromEntries(senses.map((sense) => [sense, sense])),
};
const ada = {
  name: 'Ada',
  age: 36,
  situation: 'At her desk.',
  ...Object.fromEntries(senses.map((sense) => [sense, [`${sense} one`, `${sense} two`]])),
};
const forms = ['sheet', 'page', 'narrow'] as const;

function draw(ideas: unknown, form: (typeof forms)[number], layout: object = head) {
  const { toolset, faults } = trialToolset(layout, properties, ada);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, form);
}

describe('a head', () => {
  test.each(forms)('is read by the numbers of its regions (%s)', (form) => {
    const [scene] = draw([ada], form);
    expect(stopsOf(scene!).slice(0, 3)).toEqual([
      { label: 'name: Ada', pointer: '/ideas/0/name' },
      { label: 'situation: At her desk.', pointer: '/ideas/0/situation' },
      { label: 'sees: sees one; sees two', pointer: '/ideas/0/sees' },
    ]);
    expect(stopsOf(scene!).map(({ pointer }) => pointer)).toEqual(
      ['name', 'situation', ...senses].map((field) => `/ideas/0/${field}`),
    );
  });

  test('is drawn for each item of the list, with what is missing said', () => {
    const scenes = draw([ada, { name: 'Bob' }], 'page');
    expect(scenes.map(({ title }) => title)).toEqual(['Ideas – Ada', 'Ideas – Bob']);
    expect(stopsOf(scenes[1]!).at(-1)).toEqual({ label: 'tension: none yet', pointer: '/ideas/1/tension' });
  });

  test.each(forms)('holds what it is given within the %s', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => `Thing ${index} that takes a line or two of the room`);
    for (const content of [[word, 'short'], many]) {
      const full = Object.fromEntries(senses.map((sense) => [sense, content]));
      for (const scene of draw([{ name: word, situation: word, ...full }], form)) {
        expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
      }
    }
  });

  test('does without the regions that a toolset has no field for', () => {
    const { sees, says, hears, thinks, kind, each } = head as Record<string, string>;
    const [scene] = draw([ada], 'sheet', { kind, each, sees, says, hears, thinks });
    expect(stopsOf(scene!).map(({ label }) => label.split(':')[0])).toEqual(['sees', 'says', 'hears', 'thinks']);
    expect(outside(scene!)).toEqual([]);
  });

  test('shows a list that an older document kept as one text', () => {
    const [scene] = draw([{ ...ada, hears: 'A bell' }], 'page');
    expect(stopsOf(scene!).map(({ label }) => label)).toContain('hears: A bell');
  });

  test('needs fields that hold texts', () => {
    const { faults } = trialToolset({ ...head, hears: 'smells', thinks: 'age' }, properties, ada);
    expect(faults.map(formatFault)).toEqual([
      expect.stringContaining('/picture/0/hears: "/ideas/*/smells" is not a field of the schema'),
      expect.stringContaining('/picture/0/thinks: "/ideas/*/age" must be a text or a list of texts'),
    ]);
  });
});
