import { describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import type { Block } from '#engine/reading/Block.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { drawPicture } from './drawPicture.ts';
import { leftUnsaid } from './leftUnsaid.ts';
import { placedElements } from './placedElements.ts';
import type { Scene, SceneElement } from './Scene.ts';

const { registry } = loadedToolsets();

function text(...lines: string[]): SceneElement {
  const look = { size: 12, lineHeight: 16, weight: 400, role: 'ink', align: 'start' } as const;
  return { kind: 'text', x: 0, y: 0, lines, ...look } as SceneElement;
}
function sheet(...elements: SceneElement[]): Scene {
  return { width: 100, height: 100, title: '', description: '', elements };
}
const part = (pointer: string, label: string, ...elements: SceneElement[]): SceneElement => ({
  kind: 'group',
  pointer,
  label,
  elements,
});
const heading: Block = { kind: 'heading', level: 2, text: 'People', pointer: '/people' };
const item: Block = {
  kind: 'heading',
  level: 3,
  text: 'Courier',
  number: 1,
  pointer: '/people/0',
  titleAt: '/people/0/name',
};
const why = (words: string): Block => ({ kind: 'paragraph', text: words, label: 'Why', pointer: '/people/0/why' });
const choice: Block = {
  kind: 'fields',
  pointer: '/people/0/stance',
  fields: [
    { label: 'Stance', text: 'For it', isWord: true, pointer: '/people/0/stance' },
    { label: 'Power', text: '4/5', score: { value: 4, from: 1, to: 5 }, pointer: '/people/0/power' },
  ],
};

describe('what a picture leaves unsaid', () => {
  it('is nothing where it says every text, in however many lines, and scores and choices by its form', () => {
    const drawn = part('/people/0', '1. Courier, For it, 4 × 2', text('Courier'), text('Brings it', 'to the door.'));
    expect(leftUnsaid([heading, item, why('Brings it to the door.'), choice], [sheet(drawn)])).toEqual([]);
  });

  it('is a text that is cut off, below the headings that it stands under', () => {
    const drawn = part('/people/0', '1. Courier, For it, 4 × 2', text('Courier'), text('Brings it', 'to the…'));
    const left = leftUnsaid([heading, item, why('Brings it to the door.'), choice], [sheet(drawn)]);
    expect(left).toEqual([heading, item, why('Brings it to the door.')]);
  });

  it('is neither the name over the picture, nor a list whose texts stand side by side in it', () => {
    const fields: Block = {
      kind: 'fields',
      pointer: '/name',
      fields: [
        { label: 'Name', text: 'Blue Box', pointer: '/name' },
        { label: 'Keywords', text: 'lids, shelves, boxes', pointer: '/keywords' },
      ],
    };
    const drawn = (...words: string[]) => [
      sheet(part('', 'Blue Box', text('Blue Box')), part('/keywords', 'Keywords', ...words.map((word) => text(word)))),
    ];
    expect(leftUnsaid([fields], drawn('Keywords', 'lids', 'shelves', 'boxes'))).toEqual([]);
    expect(leftUnsaid([fields], drawn('Keywords', 'lids', 'shelves'))).toEqual([
      { ...fields, fields: [expect.objectContaining({ label: 'Keywords' })] },
    ]);
  });

  it('is a short word that stands beside something else only', () => {
    const drawn = [
      part('/people/0', '1. Courier, 2 × 2', text('Courier')),
      part('/people/1', '2. Baker, For it, 4 × 4'),
    ];
    expect(leftUnsaid([heading, item, choice], [sheet(...drawn)])).toEqual([heading, item, choice]);
  });

  it('are the rows and columns of a table with something new, beside the names of the rows', () => {
    const cell = (at: string, words: string) => ({ text: words, pointer: `/risks/${at}` });
    const rows = [
      { pointer: '/risks/0', cells: [cell('0/name', 'Fire'), cell('0/impact', 'Great'), cell('0/plan', 'Water')] },
      { pointer: '/risks/1', cells: [cell('1/name', 'Flood'), cell('1/impact', 'Small'), null] },
    ];
    const table: Block = { kind: 'table', columns: ['Risk', 'Impact', 'Plan'], rows, pointer: '/risks' };
    const drawn = [0, 1].map((at) =>
      part(`/risks/${at}`, '', ...rows[at]!.cells.slice(0, 2).map((each) => text(each!.text))),
    );
    expect(leftUnsaid([table], [sheet(...drawn)])).toEqual([
      {
        ...table,
        columns: ['Risk', 'Plan'],
        rows: [{ pointer: '/risks/0', cells: [rows[0]!.cells[0], rows[0]!.cells[2]] }],
      },
    ]);
  });
});

const cases = registry.toolsets.flatMap(({ manifest }) =>
  languages.map((language) => [manifest.id, language] as const),
);

describe.each(cases)('the picture of %s in %s', (id, language) => {
  const definition = registry.get(id);
  const content = definition.examples[language];
  const references = exampleReferences(definition, registry, language);
  const blocks = readDocument(definition, content, language, references, {});

  it.each(['page', 'narrow'] as const)('and what it leaves unsaid say everything on a %s', (form) => {
    const scenes = drawPicture({ definition, content, language, references, figures: {} }, form);
    const rest = leftUnsaid(blocks, scenes);
    const seen = [...scenes.flatMap(({ elements }) => placedElements(elements)).map(({ element }) => element), ...rest];
    // What a reading joins by commas may stand side by side.
    const bare = (texts: string[]) => texts.join('').replaceAll(/[\s,]+/g, '');
    const said = bare(seen.flatMap(textsOf));
    for (const long of blocks.flatMap(textsOf).filter(({ length }) => length > 40))
      expect(said).toContain(bare([long]));
    const unsaid = new Set(rest.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])));
    for (const { element } of scenes.flatMap(({ elements }) => placedElements(elements)))
      if (element.kind === 'text') expect(unsaid).not.toContain(element.lines.join(' '));
  });
});

/** All written texts of a block, or of an element. */
function textsOf(told: object): string[] {
  if ('lines' in told) return [(told.lines as string[]).join(' ')];
  const own = 'text' in told ? [told.text as string] : [];
  const within = ['items', 'fields', 'rows', 'cells'].flatMap((key) => (told as Record<string, unknown[]>)[key] ?? []);
  return [...own, ...within.flatMap((each) => (each ? textsOf(each) : []))];
}
