import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const texts = { type: 'array', maxItems: 300, items: text };
const properties = {
  name: text,
  slogan: text,
  sentences: texts,
  benefits: texts,
  who: text,
  problem: text,
  conditions: texts,
  question: text,
  caption: text,
};
const poster = {
  kind: 'poster',
  each: '/ideas',
  name: 'name',
  slogan: 'slogan',
  sentences: 'sentences',
  benefits: 'benefits',
  who: 'who',
  problem: 'problem',
  conditions: 'conditions',
  question: 'question',
  imageText: 'caption',
};
const shelf = {
  name: 'The shelf',
  slogan: 'I pass it anyway.',
  sentences: ['A shelf.', 'You scan it.', 'The bin stays empty.'],
  benefits: ['No detour'],
  who: 'She waits for the lift.',
  problem: 'The bin is full.',
  question: 'Will she?',
  caption: 'A woman in a coat.',
};
const example = { ...shelf, conditions: ['11 a use'] };
const forms = ['sheet', 'page', 'narrow'] as const;

function draw(ideas: unknown, form: (typeof forms)[number], layout: object = poster) {
  const { toolset, faults } = trialToolset(layout, properties, example);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, form);
}

describe('a poster', () => {
  test.each(forms)('is read from its name to what its picture shows (%s)', (form) => {
    const [scene] = draw([shelf], form);
    expect(stopsOf(scene!)).toEqual([
      { label: 'name: The shelf', pointer: '/ideas/0/name' },
      { label: 'slogan: I pass it anyway.', pointer: '/ideas/0/slogan' },
      { label: 'sentences: A shelf. You scan it. The bin stays empty.', pointer: '/ideas/0/sentences' },
      { label: 'benefits: No detour', pointer: '/ideas/0/benefits' },
      { label: 'who: She waits for the lift.', pointer: '/ideas/0/who' },
      { label: 'problem: The bin is full.', pointer: '/ideas/0/problem' },
      { label: 'question: Will she?', pointer: '/ideas/0/question' },
      { label: 'caption: A woman in a coat.', pointer: '/ideas/0/caption' },
    ]);
    expect(scene!.description).toBe('The shelf: I pass it anyway. (sentences: 3, benefits: 1)');
  });

  test.each(forms)('says what it asks of people before the question, where there is anything (%s)', (form) => {
    const [scene] = draw([{ ...shelf, conditions: ['11 a use', 'Within seven days'] }], form);
    const labels = stopsOf(scene!).map(({ label }) => label);
    expect(labels.slice(-3, -1)).toEqual(['conditions: 11 a use; Within seven days', 'question: Will she?']);
    expect(
      stopsOf(draw([shelf], form)[0]!)
        .map(({ label }) => label)
        .join(),
    ).not.toContain('conditions');
  });

  test('has a sheet of its own, with what is missing said', () => {
    const scenes = draw([shelf, { name: 'Bare' }], 'sheet');
    expect(scenes.map(({ title }) => title)).toEqual(['Ideas – The shelf', 'Ideas – Bare']);
    expect(stopsOf(scenes[1]!).slice(1, 4)).toEqual([
      { label: 'slogan: none yet', pointer: '/ideas/1/slogan' },
      { label: 'sentences: none yet', pointer: '/ideas/1/sentences' },
      { label: 'benefits: none yet', pointer: '/ideas/1/benefits' },
    ]);
  });

  test('keeps its picture while the rest of it is written, and differs from the next one', () => {
    const pictureOf = (idea: object, before: object[] = []) => draw([...before, idea], 'page').at(-1)!.elements[0];
    const first = JSON.stringify(pictureOf(shelf));
    expect(JSON.stringify(pictureOf({ ...shelf, problem: 'The bin is empty.' }))).toBe(first);
    expect(JSON.stringify(pictureOf(shelf, [shelf]))).not.toBe(first);
  });

  test.each(forms)('holds what it is given within the %s', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => `Sentence ${index} that takes a line or two of the room`);
    const long = Object.fromEntries(Object.keys(shelf).map((key) => [key, word]));
    const full = { ...shelf, sentences: many, benefits: many, who: 'b '.repeat(3000) };
    for (const idea of [{ ...long, sentences: [word, word], benefits: [word] }, full, { name: 'Bare' }]) {
      for (const scene of draw([idea], form)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
    }
  });

  test.each(forms)('does without the parts that a toolset has no field for (%s)', (form) => {
    const [scene] = draw([shelf], form, { kind: 'poster', each: '/ideas', name: 'name', slogan: 'slogan' });
    expect(stopsOf(scene!).map(({ label }) => label)).toEqual(['name: The shelf', 'slogan: I pass it anyway.']);
    expect(Number.isFinite(scene!.height)).toBe(true);
    expect(outside(scene!)).toEqual([]);
  });

  test('needs fields that hold texts', () => {
    const { faults } = trialToolset({ ...poster, slogan: 'sentences', who: 'whom' }, properties, example);
    expect(faults.map(formatFault)).toEqual([
      expect.stringContaining('/picture/0/slogan: "/ideas/*/sentences" must be a text'),
      expect.stringContaining('/picture/0/who: "/ideas/*/whom" is not a field of the schema'),
    ]);
  });
});
