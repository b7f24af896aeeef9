import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { placedElements } from '#engine/picture/placedElements.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const cause = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: text, strength: { type: 'integer', minimum: 1, maximum: 5 } },
};
const list = { type: 'array', maxItems: 300, items: cause };
const bones = {
  kind: 'bones',
  head: '/problem',
  categories: ['/tools', '/people'],
  name: 'name',
  strength: 'strength',
};
const content = {
  problem: 'Too slow',
  tools: [
    { name: 'Old', strength: 2 },
    { name: 'Broken', strength: 5 },
  ],
  people: [{ name: 'Few' }],
};
const forms = ['sheet', 'page', 'narrow'] as const;

function parse(layout: object) {
  const locale = {
    title: 'Causes',
    description: 'Why it is so.',
    sections: { all: { title: 'All' } },
    fields: {
      '/problem': { title: 'Problem' },
      '/tools': { title: 'Tools', item: 'Cause' },
      '/people': { title: 'People', item: 'Cause' },
      '#/$defs/cause/name': { title: 'name' },
      '#/$defs/cause/strength': { title: 'strength' },
    },
  };
  const ref = { ...list, items: { $ref: '#/$defs/cause' } };
  return parseToolset(
    toolsetFolder('causes', {
      'schema.json': { properties: { problem: text, tools: ref, people: ref }, $defs: { cause } },
      'ui.json': {
        sections: [{ id: 'all', fields: ['/problem', '/tools', '/people'] }],
        itemTitles: { '/tools': 'name', '/people': 'name' },
        picture: [layout],
      },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ...content, ideas: undefined },
      'examples/tr.json': { ...content, ideas: undefined },
    }),
  );
}

function draw(document: object, form: (typeof forms)[number]) {
  const { toolset, faults } = parse(bones);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: document as never, language: 'en' }, form);
}

describe('a skeleton', () => {
  test.each(['sheet', 'page'] as const)(
    'is read from the problem along its bones, the strongest causes first (%s)',
    (form) => {
      const [scene] = draw(content, form);
      expect(stopsOf(scene!)).toEqual([
        { label: 'Problem: Too slow', pointer: '/problem' },
        { label: 'Tools', pointer: '/tools' },
        { label: 'Broken, strength 5/5', pointer: '/tools/1' },
        { label: 'Old, strength 2/5', pointer: '/tools/0' },
        { label: 'People', pointer: '/people' },
        { label: 'Few', pointer: '/people/0' },
      ]);
      expect(scene!.description).toBe('Too slow (Tools: 2, People: 1)');
    },
  );

  test('stands upright on a phone', () => {
    const [scene] = draw(content, 'narrow');
    expect(stopsOf(scene!).map(({ label }) => label)).toEqual([
      'Problem: Too slow',
      'Tools: Broken; Old',
      'People: Few',
    ]);
  });

  test('counts the causes that a bone has no room for', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `Cause ${index}` }));
    const [scene] = draw({ ...content, tools: many }, 'sheet');
    const shown = stopsOf(scene!).filter(({ label }) => label.startsWith('Cause ')).length;
    expect(shown).toBeGreaterThan(8);
    expect(JSON.stringify(scene)).toContain(`+ ${300 - shown} more`);
  });

  test.each(forms)('stays within a %s, nothing over its neighbour, however many and long', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `Cause ${index} of many others that there are` }));
    const long = [{ name: word, strength: 5 }, { name: 'short' }, { name: `${word} ${word}` }];
    for (const each of [many, long])
      for (const scene of draw({ problem: word, tools: each, people: each }, form))
        expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });

  test.each(['sheet', 'page'] as const)('keeps every line of a cause clear of its bone (%s)', (form) => {
    // Short words, which fill their lines to the end.
    const long = Array.from({ length: 8 }, (_, index) => ({ name: 'as is '.repeat(14 + 2 * index).trim() }));
    const [scene] = draw({ ...content, tools: long.slice(0, 4), people: long.slice(4) }, form);
    const placed = placedElements(scene!.elements);
    const bones = placed.flatMap(({ element, x, y }) =>
      element.kind === 'line' && element.strokeWidth === 3.5
        ? [{ x1: element.x1 + x, y1: element.y1 + y, x2: element.x2 + x, y2: element.y2 + y }]
        : [],
    );
    expect(bones).toHaveLength(2);
    const rooms = placed.flatMap(({ element, x, y }) => {
      if (element.kind !== 'text' || element.align !== 'start') return [];
      return element.lines.flatMap((line, index) => {
        const baseline = element.y + y + index * element.lineHeight;
        const right = element.x + x + measureText(line, element.size, element.weight);
        return bones.flatMap(({ x1, y1, x2, y2 }) => {
          const [top, bottom] = [baseline - element.size, baseline];
          if (right > x2 || top < Math.min(y1, y2) || bottom > Math.max(y1, y2)) return [];
          const boneAt = (height: number) => x1 + ((height - y1) / (y2 - y1)) * (x2 - x1);
          return [Math.min(boneAt(top), boneAt(bottom)) - right];
        });
      });
    });
    expect(rooms.length).toBeGreaterThan(8);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(8);
  });

  test('needs lists of causes', () => {
    const told = parse({ ...bones, categories: ['/tools', '/problem'] })
      .faults.map(formatFault)
      .join('\n');
    expect(told).toContain('"/problem" must be a list of objects');
  });
});
