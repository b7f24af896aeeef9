import { describe, expect, it, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { drawSlides } from '#engine/picture/drawSlides.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import { placedElements } from '#engine/picture/placedElements.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const id = { type: 'string', pattern: '^[a-z0-9-]{1,40}$' };
const item = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { id, name: text, ...properties },
});
const list = (items: object) => ({ type: 'array', maxItems: 200, items });
const properties = {
  goal: text,
  actors: list(item({ impacts: list(item({})) })),
  deliverables: list(item({ impact: { type: 'string', maxLength: 40 } })),
};
const titles = { title: 'Impact map', description: 'Who can help to reach a goal, and how.' };
const locale = {
  ...titles,
  sections: { all: { title: 'All' } },
  fields: {
    '/goal': { title: 'Goal' },
    '/actors': { title: 'Actors', item: 'Actor' },
    '/actors/*/name': { title: 'Name' },
    '/actors/*/impacts': { title: 'Impacts', item: 'Impact' },
    '/actors/*/impacts/*/name': { title: 'Name' },
    '/deliverables': { title: 'Deliverables', item: 'Deliverable' },
    '/deliverables/*/name': { title: 'Name' },
    '/deliverables/*/impact': { title: 'Impact' },
  },
};
const example = {
  goal: 'Twice as many loans',
  actors: [
    { id: 'packer', name: 'Packer', impacts: [{ id: 'offers', name: 'Offers it' }] },
    {
      id: 'owner',
      name: 'Owner',
      impacts: [
        { id: 'tells', name: 'Tells his staff' },
        { id: 'pays', name: 'Pays' },
      ],
    },
  ],
  deliverables: [
    { id: 'prompt', name: 'Prompt', impact: 'offers' },
    { id: 'poster', name: 'Poster', impact: 'gone' },
    { id: 'message', name: 'Message', impact: 'tells' },
  ],
};
const nested = [
  { list: '/actors', title: 'name' },
  { list: '/actors/*/impacts', title: 'name' },
];
const tree = {
  kind: 'tree',
  root: '/goal',
  levels: [...nested, { list: '/deliverables', by: 'impact', title: 'name' }],
};

function parse(layout: object) {
  return parseToolset(
    toolsetFolder('map', {
      'schema.json': { properties },
      'toolset.json': {
        binds: [{ field: '/deliverables/*/impact', toolset: 'map', list: '/actors/*/impacts', label: 'name' }],
      },
      'ui.json': {
        sections: [{ id: 'all', fields: Object.keys(properties).map((name) => `/${name}`) }],
        itemTitles: { '/actors': 'name', '/actors/*/impacts': 'name', '/deliverables': 'name' },
        picture: [layout],
      },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ...example, ideas: undefined },
      'examples/tr.json': { ...example, ideas: undefined },
    }),
  );
}

type Form = 'sheet' | 'page' | 'narrow';
const forms: Form[] = ['sheet', 'page', 'narrow'];
const definition = parse(tree).toolset;

function draw(content: object, form: Form = 'page') {
  return drawPicture({ definition: definition!, content: content as never, language: 'en' }, form);
}
const nodesOf = (content: object, form: Form = 'page') =>
  draw(content, form)
    .flatMap((scene) => stopsOf(scene))
    .filter(({ pointer }) => pointer !== undefined)
    .map(({ label }) => label);

describe('a tree', () => {
  it.each(['page', 'narrow'] as const)('is read branch by branch from its root (%s)', (form) => {
    const read = nodesOf(example, form).filter((label) => !label.startsWith('Deliverables'));
    expect(read).toEqual([
      'Goal: Twice as many loans',
      '1 Actor: Packer',
      '1.1 Impact: Offers it',
      '1.1.1 Deliverable: Prompt',
      '2 Actor: Owner',
      '2.1 Impact: Tells his staff',
      '2.1.1 Deliverable: Message',
      '2.2 Impact: Pays',
      '– Deliverable: Poster',
    ]);
    const [scene] = draw(example, form);
    expect(scene?.description).toBe('Twice as many loans (Actors: 2, Impacts: 3, Deliverables: 3)');
  });

  it('says of what refers to nothing that it is on no branch', () => {
    expect(JSON.stringify(draw(example))).toContain('On no branch yet');
    const all = example.deliverables.filter(({ name }) => name !== 'Poster');
    expect(JSON.stringify(draw({ ...example, deliverables: all }))).not.toContain('On no branch yet');
  });

  it('has its root alone, and nothing where there is nothing', () => {
    expect(nodesOf({ goal: 'Alone' })).toEqual(['Goal: Alone']);
    expect(draw({})).toEqual([]);
    expect(draw({ actors: [{ id: 'a', name: '' }] })).toEqual([]);
  });

  it('keeps the place of a node that has no name yet while something hangs on it', () => {
    const actors = [{ id: 'a', name: '', impacts: [{ id: 'b', name: 'Offers it' }] }];
    expect(nodesOf({ actors }).slice(1)).toEqual(['1 Actor: ', '1.1 Impact: Offers it']);
  });

  it('draws a line to each node that hangs on something', () => {
    for (const form of forms) {
      const lines = draw(example, form).flatMap(({ elements }) =>
        placedElements(elements).filter(({ element }) => element.kind === 'path' || element.kind === 'line'),
      );
      const frame = form === 'sheet' ? 1 : 0;
      expect(lines).toHaveLength(2 + 3 + 2 + frame);
    }
  });

  it('moves what refers to its branch onto another one', () => {
    const [scene] = draw(example);
    const moved = editableGroups(scene!.elements).map(({ pointer, edit }) => [
      pointer,
      edit.kind === 'column' && [edit.pointer, edit.value, edit.columns.map(({ value }) => value)],
    ]);
    const values = ['offers', 'tells', 'pays'];
    expect(moved).toEqual([
      ['/deliverables/0', ['/deliverables/0/impact', 'offers', values]],
      ['/deliverables/2', ['/deliverables/2/impact', 'tells', values]],
      ['/deliverables/1', ['/deliverables/1/impact', 'gone', values]],
    ]);
  });

  const many = (count: number, name: string) => ({
    goal: name,
    actors: Array.from({ length: count }, (_, actor) => ({
      id: `a${actor}`,
      name: `${name} ${actor}`,
      impacts: Array.from({ length: 4 }, (_, impact) => ({ id: `i${actor}-${impact}`, name: `${name} ${impact}` })),
    })),
    deliverables: Array.from({ length: count * 2 }, (_, index) => ({
      id: `d${index}`,
      name: `${name} ${index}`,
      impact: `i${index % count}-0`,
    })),
  });

  test.each(forms)('stays within a %s, nothing over its neighbour, however many and long', (form) => {
    for (const content of [many(1, 'One'), many(30, 'One of many others that there are'), many(4, 'w'.repeat(3000))])
      for (const scene of draw(content, form)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });

  it('shows every node on as many sheets as it needs, each time with what it hangs on', () => {
    const sheets = draw(many(30, 'One of many others that there are'), 'sheet');
    expect(sheets.length).toBeGreaterThan(3);
    const shown = sheets.map((scene) => stopsOf(scene).map(({ pointer }) => pointer));
    expect(shown.every((pointers) => pointers.includes('/goal'))).toBe(true);
    expect(new Set(shown.flat().filter((pointer) => /\/\d+$/.test(pointer ?? ''))).size).toBe(30 + 120 + 60);
  });

  it.each([
    [{ ...tree, levels: [nested[0], nested[0]] }, '/levels/1/list', 'no circle'],
    [{ ...tree, levels: [nested[1]] }, '/levels/0/list', 'must be a level above it'],
    [{ ...tree, levels: [nested[0], { list: '/deliverables', title: 'name' }] }, '/levels/1/list', 'with "by"'],
    [{ ...tree, levels: [nested[0], { ...nested[1], by: 'name' }] }, '/levels/1/list', 'needs no "by"'],
    [{ ...tree, levels: [{ ...nested[0], by: 'name' }] }, '/levels/0/list', 'nothing above'],
    [{ ...tree, levels: [{ ...nested[0], number: 'name' }] }, '/levels/0/number', 'a number'],
    [{ ...tree, levels: [{ ...nested[0], apart: 'impacts' }] }, '/levels/0/apart', 'a text'],
    [{ ...tree, root: '/actors' }, '/root', 'a text'],
  ])('is refused where it is none (%#)', (layout, pointer, message) => {
    const told = parse(layout).faults.map(formatFault);
    expect(told).toEqual([expect.stringContaining(`/picture/0${pointer}`)]);
    expect(told[0]).toContain(message);
  });
});

describe('what no node stands for', () => {
  const opportunities = loadedToolsets().registry.get('opportunity-tree');
  const idea = '/opportunities/*/solutions/*/ideaId';
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `idea-${index}`, label: `Another idea, number ${index}` }));
  const shown = (count: number, form: Form) => {
    const references = { [idea]: [{ id: 'till-prompt', label: 'On the tree' }, ...some(count)] };
    const content = opportunities.examples.en;
    return drawPicture({ definition: opportunities, content, language: 'en', references }, form);
  };

  it.each(forms)('stands apart, and what does not fit there is counted (%s)', (form) => {
    const few = shown(2, form);
    const [apart] = few.flatMap((scene) => stopsOf(scene)).filter(({ label }) => label.startsWith('On no branch yet'));
    expect(apart?.label).toBe('On no branch yet. Idea: Another idea, number 0; Another idea, number 1');
    const most = shown(200, form);
    for (const scene of most) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
    expect(/\+ \d+ more/.test(JSON.stringify(most))).toBe(form === 'sheet');
  });

  it('goes onto slides whole', () => {
    const subject = { definition: opportunities, content: opportunities.examples.tr, language: 'tr' } as const;
    for (const scene of drawSlides(subject, 0.5)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });
});
