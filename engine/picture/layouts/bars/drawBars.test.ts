import { describe, expect, test } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { formatFault } from '#engine/toolset/Fault.ts';
import { parseToolset } from '#engine/toolset/parseToolset.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const properties = { name: text, point: { type: 'integer', minimum: 1, maximum: 5 } };
const items = { type: 'object', additionalProperties: false, required: ['name'], properties };
const bars = {
  kind: 'bars',
  charts: [{ list: '/ideas', name: 'name', score: 'point' }],
  sections: [{ field: 'note' }],
};
const ideas = [{ name: 'Low', point: 1 }, { name: 'High', point: 5 }, { name: 'Open' }];
const forms = ['sheet', 'page', 'narrow'] as const;

function parse(layout: object) {
  const locale = {
    title: 'Market',
    description: 'What a team thought of.',
    sections: { all: { title: 'All' } },
    fields: {
      '/ideas': { title: 'Ideas', item: 'Idea' },
      '/note': { title: 'Note' },
      ...Object.fromEntries(Object.keys(properties).map((name) => [`/ideas/*/${name}`, { title: name }])),
    },
  };
  return parseToolset(
    toolsetFolder('ideas', {
      'schema.json': { properties: { ideas: { type: 'array', maxItems: 300, items }, note: text } },
      'ui.json': {
        sections: [{ id: 'all', fields: ['/ideas', '/note'] }],
        itemTitles: { '/ideas': 'name' },
        picture: [layout],
      },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ideas, note: 'So it is.' },
      'examples/tr.json': { ideas, note: 'Öyle.' },
    }),
  );
}

function draw(content: object, form: (typeof forms)[number]): Scene[] {
  const { toolset, faults } = parse(bars);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: content as never, language: 'en' }, form);
}

function barOf(elements: readonly SceneElement[], label: string): number {
  for (const element of elements) {
    if (element.kind !== 'group') continue;
    const box = element.label === label ? element.elements.find(({ kind }) => kind === 'box') : undefined;
    const found = box?.kind === 'box' ? box.width : barOf(element.elements, label);
    if (found > 0) return found;
  }
  return 0;
}

describe('bars', () => {
  test.each(forms)('are read from the highest down, without what has no score (%s)', (form) => {
    const [scene] = draw({ ideas, note: 'So it is.' }, form);
    expect(stopsOf(scene!)).toEqual([
      { label: 'Ideas', pointer: '/ideas' },
      { label: 'High: 5/5', pointer: '/ideas/1' },
      { label: 'Low: 1/5', pointer: '/ideas/0' },
      { label: 'Note: So it is.', pointer: '/note' },
    ]);
    expect(scene!.description).toBe('Market (Ideas: 2)');
  });

  test('are as long as their scores', () => {
    const { elements } = draw({ ideas }, 'sheet')[0]!;
    expect(barOf(elements, 'High: 5/5') / barOf(elements, 'Low: 1/5')).toBeCloseTo(5);
  });

  test('that a sheet has no room for are counted', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `Idea ${index}`, point: 3 }));
    const [scene] = draw({ ideas: many }, 'sheet');
    const shown = stopsOf(scene!).filter(({ label }) => label.startsWith('Idea ')).length;
    expect(JSON.stringify(scene)).toContain(`+ ${300 - shown} more`);
  });

  test.each(forms)('stay within a %s and beside each other, however many and long', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `Idea ${index}`, point: 1 + (index % 5) }));
    const long = [
      { name: word, point: 5 },
      { name: `${word} ${word}`, point: 1 },
    ];
    for (const each of [many, long])
      for (const scene of draw({ ideas: each, note: word }, form))
        expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });

  test('need a score', () => {
    const told = parse({ ...bars, charts: [{ list: '/ideas', name: 'name', score: 'name' }] }).faults.map(formatFault);
    expect(told.join('\n')).toContain('"/ideas/*/name" must be a whole number with a minimum and a maximum');
  });
});
