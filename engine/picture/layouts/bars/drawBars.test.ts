import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { placedElements } from '#engine/picture/placedElements.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

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
      '/part': { title: 'Part (PRT)' },
      ...Object.fromEntries(Object.keys(properties).map((name) => [`/ideas/*/${name}`, { title: name }])),
    },
  };
  return parseToolset(
    toolsetFolder('ideas', {
      'schema.json': { properties: { ideas: { type: 'array', maxItems: 300, items }, note: text, part: text } },
      'ui.json': {
        sections: [{ id: 'all', fields: ['/ideas', '/note', '/part'] }],
        itemTitles: { '/ideas': 'name' },
        picture: [layout],
      },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ideas, note: 'So it is.', part: 'A part.' },
      'examples/tr.json': { ideas, note: 'Öyle.', part: 'Parça.' },
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

describe('bars with circles in each other', () => {
  const nested = { ...bars, nested: [{ field: 'note' }, { field: 'part' }], sections: [] };

  function drawNested(content: object, form: (typeof forms)[number]) {
    const { toolset, faults } = parse(nested);
    expect(faults).toEqual([]);
    return drawPicture({ definition: toolset!, content: content as never, language: 'en' }, form);
  }

  test.each(['sheet', 'page'] as const)('show the largest first, each with its text (%s)', (form) => {
    const [scene] = drawNested({ ideas, note: 'All of it', part: 'Some of it' }, form);
    const radii = placedElements(scene!.elements).flatMap(({ element }) =>
      element.kind === 'ellipse' && element.radiusX > 10 ? [element.radiusX] : [],
    );
    expect(radii).toHaveLength(2);
    expect(radii[0]!).toBeGreaterThan(radii[1]!);
    expect(stopsOf(scene!).slice(-2)).toEqual([
      { label: 'Note: All of it', pointer: '/note' },
      { label: 'Part (PRT): Some of it', pointer: '/part' },
    ]);
    expect(JSON.stringify(scene)).toContain('"PRT"');
  });

  test.each(forms)('are a text where there is but one, and stay within a %s', (form) => {
    expect(JSON.stringify(drawNested({ ideas, note: 'All of it' }, form))).not.toContain('scale');
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 40 }, (_, index) => ({ name: `Idea ${index}`, point: 3 }));
    const scenes = drawNested({ ideas: many, note: word, part: word }, form);
    for (const scene of scenes) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
    if (form === 'sheet') expect(scenes).toHaveLength(2);
  });
});
