import { describe, expect, it } from 'vitest';

import type { ReferenceItem } from '#engine/registry/referenceItems.ts';
import { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';
import { languages } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { notForModel } from '../notForModel.ts';
import { wantedFieldKey } from '../toStrictSchema.ts';
import { exampleAnswer, type ExampleContext } from './exampleAnswer.ts';

const { registry } = loadToolsets([builtInToolsets]);
const project = { name: 'Fidan', description: 'Lends tools to neighbours.' };

function draft(id: string, changes: Partial<ExampleContext> = {}): Record<string, unknown> {
  const context = { toolset: registry.get(id), registry, language: 'en' as const, project, references: {}, ...changes };
  return exampleAnswer(context) as Record<string, unknown>;
}

describe.each(registry.toolsets.map(({ manifest }) => manifest.id))('the draft of %s', (id) => {
  it.each(languages)('speaks of the project, not of the example company (%s)', (language) => {
    expect(JSON.stringify(draft(id, { language }))).not.toContain('Dönkap');
  });

  it('has something for every field that may be wanted, also beyond the example', () => {
    const toolset = registry.get(id);
    const isExcluded = notForModel(toolset);
    const bound = new Set(toolset.manifest.binds.map(({ field }) => field));
    const wanted = walkSchema(toolset.schema)
      .filter(({ pattern }) => pattern !== '' && !isExcluded(pattern) && !bound.has(pattern))
      .map(({ pattern }) => pattern.replaceAll('*', '23'));
    for (const pointer of wanted) {
      expect(draft(id, { fields: [pointer] })[wantedFieldKey(pointer)], pointer).toBeTruthy();
    }
  });
});

it('puts in the name as it is written, whatever characters it has', () => {
  const name = 'Cash$$ $& {{x}} <b>';
  expect(JSON.stringify(draft('about', { project: { ...project, name } }))).toContain(name);
});

it('opens the set-up stage with the description of the project', () => {
  expect(Object.values(draft('about')).some((text) => String(text).startsWith(project.description))).toBe(true);
});

describe('bound fields', () => {
  const personas = (offered: ReferenceItem[], id = 'empathy-map') => {
    const bind = registry.get(id).manifest.binds.find(({ toolset }) => toolset === 'persona')!;
    return { [bind.field]: offered };
  };
  const named = (...labels: string[]) => labels.map((label, index) => ({ id: `p${index}`, label }));
  const maps = (offered: ReferenceItem[]) =>
    Object.values(draft('empathy-map', { references: personas(offered) })).find(Array.isArray) as Record<
      string,
      unknown
    >[];
  const field = registry.get('empathy-map').manifest.binds.find(({ toolset }) => toolset === 'persona')!.field;
  const ids = (offered: ReferenceItem[]) => maps(offered).map((map) => map[field.split('/').at(-1)!]);
  const count = (registry.get('empathy-map').examples.en.maps as unknown[]).length;

  it('point to the items of the project, in their order, by id and by name', () => {
    const offered = named('Ada', 'Bora', 'Cem', 'Derya', 'Ece');
    expect(ids(offered)).toEqual(offered.slice(0, count).map(({ id }) => id));
    const text = JSON.stringify(maps(offered));
    for (const old of ['Zeynep Kaya', 'Hasan Usta', 'Selin Arslan']) expect(text).not.toContain(old);
  });

  it('leave out what is about items that a required toolset does not have', () => {
    expect(ids(named('Ada'))).toEqual(['p0']);
  });

  it('recognise items by their names when their ids and order are others', () => {
    expect(ids(named('Hasan Usta', 'Zeynep Kaya'))).toEqual(['p1', 'p0']);
  });

  it('prefer the item with the same id, whatever it is called now', () => {
    const offered = [
      { id: 'hasan', label: 'Cemal' },
      { id: 'zeynep', label: 'Ada' },
    ];
    expect(ids(offered)).toEqual(['zeynep', 'hasan']);
  });
});

describe('a small registry', () => {
  const toolset = (id: string, manifest: object, example: object): Toolset =>
    ({
      manifest: { id, stage: 'discover', dependsOn: [], binds: [], computed: [], notGenerated: [], ...manifest },
      schema: { type: 'object', properties: {} },
      examples: { en: example, tr: example },
    }) as unknown as Toolset;
  const people = toolset('people', {}, { list: ['ann', 'bob', 'cy'].map((id) => ({ id, name: id.toUpperCase() })) });
  const notes = (required: boolean) =>
    toolset(
      'notes',
      {
        dependsOn: [{ id: 'people', required }],
        binds: [{ field: '/notes/*/about', toolset: 'people', list: '/list', label: 'name' }],
      },
      { notes: ['ann', 'bob', 'cy'].map((id) => ({ about: id, text: `${id.toUpperCase()} met ANN and BOB.` })) },
    );
  const draftNotes = (required: boolean, offered: ReferenceItem[]) => {
    const reader = notes(required);
    const small = new ToolsetRegistry([people, reader]);
    const references = { '/notes/*/about': offered };
    return (
      exampleAnswer({ toolset: reader, registry: small, language: 'en', project, references }) as {
        notes: { about?: string; text: string }[];
      }
    ).notes;
  };

  it('uses the items of an optional toolset again, and leaves fields open when it has none', () => {
    const two = [
      { id: 'x', label: 'Xena' },
      { id: 'y', label: 'Yan' },
    ];
    expect(draftNotes(false, two).map(({ about }) => about)).toEqual(['x', 'y', 'x']);
    expect(draftNotes(false, []).map(({ about }) => about)).toEqual([undefined, undefined, undefined]);
    expect(draftNotes(true, two).map(({ about }) => about)).toEqual(['x', 'y']);
  });

  it('trades names without mixing people up', () => {
    const traded = [
      { id: 'ann', label: 'BOB' },
      { id: 'bob', label: 'ANN' },
      { id: 'cy', label: 'CY' },
    ];
    expect(draftNotes(true, traded)[2]).toEqual({ about: 'cy', text: 'CY met BOB and ANN.' });
  });
});
