import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const force = {
  type: 'object',
  additionalProperties: false,
  required: ['what'],
  properties: {
    what: text,
    strength: { type: 'integer', minimum: 1, maximum: 5 },
  },
};
const list = { type: 'array', maxItems: 300, items: force };
const properties = { name: text, old: text, new: text, push: list, pull: list, habit: list, worry: list };
const forces = {
  kind: 'forces',
  each: '/ideas',
  about: 'name',
  outcome: 'name',
  journey: [{ field: 'old' }, { field: 'new' }],
  push: 'push',
  pull: 'pull',
  habit: 'habit',
  worry: 'worry',
  force: { title: 'what', strength: 'strength' },
};
const move = {
  name: 'To lunch',
  old: 'Queue',
  new: 'Order ahead',
  push: [
    { what: 'Too slow', strength: 2 },
    { what: 'Too loud', strength: 5 },
  ],
  pull: [{ what: 'Quiet', strength: 3 }],
  habit: [{ what: 'Always did', strength: 4 }],
  worry: [{ what: 'Cold soup', strength: 1 }],
};
const forms = ['sheet', 'page', 'narrow'] as const;

function draw(ideas: unknown, form: (typeof forms)[number], layout: object = forces) {
  const { toolset, faults } = trialToolset(layout, properties, move);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, form);
}

/** How wide the arrow of a force is, by its label. */
function lengthOf(elements: readonly SceneElement[], label: string): number {
  const groups = elements.filter((element) => element.kind === 'group');
  const found = groups.find((group) => group.label === label)?.elements.find(({ kind }) => kind === 'path');
  if (found?.kind !== 'path') return Math.max(0, ...groups.map((group) => lengthOf(group.elements, label)));
  const along = found.commands.split(/[MLZ]/).flatMap((point) => (point.trim() ? [Number.parseFloat(point)] : []));
  return Math.max(...along) - Math.min(...along);
}

/** How wide the bar beside a label is. */
function widthOf(elements: readonly SceneElement[], label: string): number | undefined {
  for (const element of elements) {
    if (element.kind !== 'group') continue;
    const bar = element.label === label ? element.elements.find(({ kind }) => kind === 'box') : undefined;
    const width = bar?.kind === 'box' ? bar.width : widthOf(element.elements, label);
    if (width !== undefined) return width;
  }
  return undefined;
}

describe('forces', () => {
  test.each(forms)('are read after the journey, the strongest first (%s)', (form) => {
    const [scene] = draw([move], form);
    expect(stopsOf(scene!)).toEqual([
      { label: 'name: To lunch', pointer: '/ideas/0/name' },
      { label: 'old: Queue', pointer: '/ideas/0/old' },
      { label: 'new: Order ahead', pointer: '/ideas/0/new' },
      { label: 'push', pointer: '/ideas/0/push' },
      { label: 'Too loud, strength 5/5', pointer: '/ideas/0/push/1' },
      { label: 'Too slow, strength 2/5', pointer: '/ideas/0/push/0' },
      { label: 'pull', pointer: '/ideas/0/pull' },
      { label: 'Quiet, strength 3/5', pointer: '/ideas/0/pull/0' },
      { label: 'habit', pointer: '/ideas/0/habit' },
      { label: 'Always did, strength 4/5', pointer: '/ideas/0/habit/0' },
      { label: 'worry', pointer: '/ideas/0/worry' },
      { label: 'Cold soup, strength 1/5', pointer: '/ideas/0/worry/0' },
    ]);
    expect(scene!.description).toBe('To lunch (push: 2, pull: 1, habit: 1, worry: 1)');
  });

  test.each(forms)('are as long as they are strong (%s)', (form) => {
    const { elements } = draw([move], form)[0]!;
    const labels = [
      'Cold soup, strength 1/5',
      'Too slow, strength 2/5',
      'Always did, strength 4/5',
      'Too loud, strength 5/5',
    ];
    const lengths = labels.map((label) => lengthOf(elements, label));
    expect(lengths[0]).toBeGreaterThan(0);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(new Set(lengths).size).toBe(labels.length);
  });

  test('say where there are none, and have a drawing for each item', () => {
    const scenes = draw([{ name: 'Bare' }, move], 'page');
    expect(scenes.map(({ title }) => title)).toEqual(['Ideas – Bare', 'Ideas – To lunch']);
    expect(stopsOf(scenes[0]!).slice(3)).toEqual(
      ['push', 'pull', 'habit', 'worry'].map((kind) => ({ label: `${kind}: none yet`, pointer: `/ideas/0/${kind}` })),
    );
  });

  test.each(forms)('stay within a %s and beside each other, however many and long', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => ({
      what: `Force ${index} of a length that takes a line`,
      strength: 3,
    }));
    const long = [{ what: word, strength: 1 }, { what: 'short' }, { what: `${word} ${word}`, strength: 5 }];
    for (const each of [many, long]) {
      const full = { name: word, old: word, new: 'now '.repeat(900), push: each, pull: each, habit: each, worry: each };
      for (const scene of draw([full], form)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
    }
  });

  test('that a sheet has no room for are counted', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ what: `Force ${index}`, strength: 3 }));
    const [scene] = draw([{ ...move, push: many }], 'sheet');
    const shown = stopsOf(scene!).filter(({ label }) => label.startsWith('Force ')).length;
    expect(shown).toBeGreaterThanOrEqual(7);
    expect(shown === 12 || JSON.stringify(scene).includes(`+ ${12 - shown} more`)).toBe(true);
  });

  test.each(forms)('are weighed by their totals, the larger one at full length (%s)', (form) => {
    const total = { type: 'number', minimum: 0, maximum: 100 };
    const weighed = { ...properties, led: total, held: total };
    const { toolset, faults } = trialToolset({ ...forces, balance: { on: 'led', back: 'held' } }, weighed, {
      ...move,
      led: 7,
      held: 5,
    });
    expect(faults).toEqual([]);
    const barsOf = (led: number, held: number) => {
      const content = { ideas: [{ ...move, led, held }] };
      const scene = drawPicture({ definition: toolset!, content, language: 'en' }, form)[0]!;
      expect(outside(scene)).toEqual([]);
      return [widthOf(scene.elements, `led: ${led}`), widthOf(scene.elements, `held: ${held}`)];
    };
    const [led, held] = barsOf(48, 12);
    expect(held! / led!).toBeCloseTo(0.25);
    expect(barsOf(3, 3)).toEqual([led, led]);
    expect(barsOf(0, 0)).toEqual([0, 0]);
  });

  test('need lists that have a text and a strength', () => {
    const { faults } = trialToolset(
      { ...forces, pull: 'old', journey: [{ field: 'soon' }], force: { title: 'what', strength: 'power' } },
      properties,
      move,
    );
    const texts = faults.map(formatFault);
    expect(texts).toContainEqual(expect.stringContaining('/picture/0/journey/0: "/ideas/*/soon" is not a field'));
    expect(texts).toContainEqual(expect.stringContaining('/picture/0/push: "/ideas/*/push/*/power" is not a field'));
    expect(texts).toContainEqual(expect.stringContaining('/picture/0/pull: "/ideas/*/old" must be a list of objects'));
  });
});
