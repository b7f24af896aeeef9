import { describe, expect, it } from 'vitest';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { citationLists } from '#engine/evidence/checkCitations.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { wantedFieldKey } from '#engine/generation/toStrictSchema.ts';
import { languages } from '#engine/languages/languages.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import type { ReferenceItem } from '#engine/references/referenceItems.ts';
import { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { exampleAnswer, type ExampleContext } from './exampleAnswer.ts';

const { registry } = loadedToolsets();
const project = { name: 'Fidan', description: 'Lends tools to neighbours.' };

function draft(id: string, changes: Partial<ExampleContext> = {}): Record<string, unknown> {
  const context = { toolset: registry.get(id), registry, language: 'en' as const, project, references: {}, ...changes };
  return exampleAnswer(context) as Record<string, unknown>;
}

describe.each(registry.toolsets.map(({ manifest }) => manifest.id))('the draft of %s', (id) => {
  it.each(languages)('names the project, not the example company (%s)', (language) => {
    expect(JSON.stringify(draft(id, { language }))).not.toContain('Dönkap');
  });

  it('has a value for every field that may be requested, also beyond the example', () => {
    const toolset = registry.get(id);
    const isExcluded = notForModel(toolset);
    const bound = new Set(toolset.manifest.binds.map(({ field }) => field));
    // Nothing is cited where the project has no sources.
    const citations = citationLists(toolset.manifest.binds);
    const isCitation = (pattern: string) => citations.some((list) => pattern.startsWith(list));
    const wanted = walkSchema(toolset.schema)
      .filter(
        ({ pattern }) =>
          pattern !== '' &&
          !isExcluded(pattern) &&
          !bound.has(pattern) &&
          !isCitation(pattern) &&
          !pattern.startsWith(openQuestionsPointer),
      )
      .map(({ pattern }) => pattern.replaceAll('*', '23'));
    for (const pointer of wanted) {
      const value = draft(id, { fields: [pointer] })[wantedFieldKey(pointer)];
      expect(value === 0 || value, pointer).toBeTruthy();
    }
  });
});

it('inserts the name literally, whatever characters it has', () => {
  const name = 'Cash$$ $& {{x}} <b>';
  expect(JSON.stringify(draft('about', { project: { ...project, name } }))).toContain(name);
});

it('starts the set-up stage with the project’s description', () => {
  expect(Object.values(draft('about')).some((text) => String(text).startsWith(project.description))).toBe(true);
});

describe('bound fields', () => {
  const personas = (offered: ReferenceItem[], id = 'empathy-map') => {
    const bind = registry
      .get(id)
      .manifest.binds.filter(isItemBind)
      .find(({ toolset }) => toolset === 'persona')!;
    return { [bind.field]: offered };
  };
  const named = (...labels: string[]) => labels.map((label, index) => ({ id: `p${index}`, label }));
  const maps = (offered: ReferenceItem[]) =>
    Object.values(draft('empathy-map', { references: personas(offered) })).find(Array.isArray) as Record<
      string,
      unknown
    >[];
  const field = registry
    .get('empathy-map')
    .manifest.binds.filter(isItemBind)
    .find(({ toolset }) => toolset === 'persona')!.field;
  const ids = (offered: ReferenceItem[]) => maps(offered).map((map) => map[field.split('/').at(-1)!]);
  const count = (registry.get('empathy-map').examples.en.maps as unknown[]).length;

  it('refer to the project’s items, in their order, by id and by name', () => {
    const offered = named('Ada', 'Bora', 'Cem', 'Derya', 'Ece');
    expect(ids(offered)).toEqual(offered.slice(0, count).map(({ id }) => id));
    const text = JSON.stringify(maps(offered));
    for (const old of ['Zeynep Kaya', 'Hasan Usta', 'Selin Arslan']) expect(text).not.toContain(old);
  });

  it('are left out with their entries where a required toolset has fewer items', () => {
    expect(ids(named('Ada'))).toEqual(['p0']);
  });

  it('are matched by item name when ids and order differ', () => {
    expect(ids(named('Hasan Usta', 'Zeynep Kaya'))).toEqual(['p1', 'p0']);
  });

  it('prefer the item with the same id, also when it was renamed', () => {
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

  it('reuses items of an optional toolset, and leaves fields empty when it has none', () => {
    const two = [
      { id: 'x', label: 'Xena' },
      { id: 'y', label: 'Yan' },
    ];
    expect(draftNotes(false, two).map(({ about }) => about)).toEqual(['x', 'y', 'x']);
    expect(draftNotes(false, []).map(({ about }) => about)).toEqual([undefined, undefined, undefined]);
    expect(draftNotes(true, two).map(({ about }) => about)).toEqual(['x', 'y']);
  });

  it('swaps names without replacing a replacement', () => {
    const traded = [
      { id: 'ann', label: 'BOB' },
      { id: 'bob', label: 'ANN' },
      { id: 'cy', label: 'CY' },
    ];
    expect(draftNotes(true, traded)[2]).toEqual({ about: 'cy', text: 'CY met BOB and ANN.' });
  });
});
