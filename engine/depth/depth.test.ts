import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { randomDocument } from '#engine/testing/randomDocument.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { draftAtDepth } from './draftAtDepth.ts';
import { findDepth } from './findDepth.ts';
import { leftOutAt } from './leftOutAt.ts';
import { sampleAtDepth } from './sampleAtDepth.ts';
import { topicsOf } from './topicsOf.ts';

const { registry } = loadedToolsets();
const deep = registry.toolsets.filter(({ ui }) => ui.depths);
const requirement = registry.get('requirement');
const environmental = registry.get('environmental');
const [pilot, build] = requirement.ui.depths!;
const [decisive, every] = environmental.ui.depths!;
const finding = (text: string) => ({ finding: text });

describe.each(deep.map((toolset) => [toolset.manifest.id, toolset] as const))('a depth of %s', (_, toolset) => {
  const topics = toolset.ui.depths!.flatMap(({ choose }) => (choose ? topicsOf(toolset.schema, choose.topics) : []));

  it('leaves out nothing that says something, in form, draft or sample', () => {
    const documents = randomDocument(toolset, () => false);
    const chosen = fc.subarray(topics);
    fc.assert(
      fc.property(documents, fc.constantFrom(...toolset.ui.depths!), chosen, (document, depth, picked) => {
        for (const pointer of leftOutAt(toolset, depth, document, picked)) {
          expect(saysNothing(getAt(document, pointer))).toBe(true);
          expect(picked).not.toContain(pointer);
        }
        const { properties } = draftAtDepth(toolset, depth, document, picked).schema;
        for (const [name, value] of Object.entries(document)) {
          if (saysNothing(value)) continue;
          expect(properties).toHaveProperty(name);
          if (Array.isArray(value)) expect(properties[name]?.maxItems).toBeGreaterThanOrEqual(value.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('how deep a document goes', () => {
  it('is what the team has chosen, whatever it holds', () => {
    const whole = requirement.examples.en;
    expect(findDepth(requirement, { chosen: 'pilot' }, whole)).toBe(pilot);
    expect(findDepth(requirement, { chosen: 'build', ofPath: 'pilot' }, null)).toBe(build);
  });

  it('is what the path says, or the folder begins with, until it holds more', () => {
    expect(findDepth(requirement, { ofPath: 'pilot' }, null)).toBe(pilot);
    expect(
      findDepth(requirement, { ofPath: 'pilot' }, { objectives: [{ objective: 'A' }], [openQuestions]: ['?'] }),
    ).toBe(pilot);
    expect(findDepth(requirement, { ofPath: 'pilot' }, { milestones: [{ name: 'A' }] })).toBe(build);
    expect(findDepth(requirement, {}, null)).toBe(build);
    expect(findDepth(requirement, { chosen: 'gone', ofPath: 'gone' }, null)).toBe(build);
    expect(findDepth(environmental, {}, { implications: ['A'] })).toBe(decisive);
    expect(findDepth(environmental, {}, environmental.examples.en)).toBe(every);
    expect(findDepth(registry.get('market'), { chosen: 'pilot' }, null)).toBeUndefined();
  });
});

describe('what is left out', () => {
  it('are the fields beside those of the depth, but for open questions', () => {
    expect(leftOutAt(requirement, pilot, { milestones: [{ name: 'A' }], risks: [] })).toEqual([
      '/stakeholders',
      '/functionalRequirements',
      '/technicalRequirements',
      '/assumptions',
    ]);
    expect(leftOutAt(requirement, build, {})).toEqual([]);
  });

  it('are the topics that nobody has chosen and that hold nothing', () => {
    const document = { economic: { taxation: finding('A'), seasonality: finding('') } };
    const left = leftOutAt(environmental, decisive, document, ['/social/lifestyle']);
    expect(left).toHaveLength(30);
    expect(left).toContain('/economic/seasonality');
    expect(left).not.toContain('/economic/taxation');
    expect(left).not.toContain('/social/lifestyle');
  });
});

describe('a sample', () => {
  const filled = (document: ToolsetDocument) =>
    topicsOf(environmental.schema, '/*/*').filter((topic) => !saysNothing(getAt(document, topic)));

  it('has as many topics as are chosen at most, of every group', () => {
    const sample = sampleAtDepth(environmental, decisive, environmental.examples.tr);
    expect(filled(sample)).toHaveLength(8);
    expect(new Set(filled(sample).map((topic) => topic.split('/')[1])).size).toBe(4);
    expect(sample['implications']).toEqual(environmental.examples.tr['implications']);
  });

  it('has the topics that the team has chosen, and no others once they are enough', () => {
    const chosen = topicsOf(environmental.schema, '/economic/*').slice(0, 5);
    expect(filled(sampleAtDepth(environmental, decisive, environmental.examples.en, { chosen }))).toEqual(chosen);
    const more = sampleAtDepth(environmental, decisive, environmental.examples.en, { chosen: chosen.slice(0, 2) });
    expect(filled(more)).toHaveLength(8);
    expect(filled(more)).toEqual(expect.arrayContaining(chosen.slice(0, 2)));
  });

  it('has lists as long as they are drafted', () => {
    const { userStories, functionalRequirements } = sampleAtDepth(requirement, pilot, requirement.examples.en);
    expect(userStories).toHaveLength(8);
    expect(functionalRequirements).toBeUndefined();
  });
});

describe('a draft', () => {
  const promptOf = (
    toolset: typeof requirement,
    depth: Parameters<typeof renderPrompt>[0]['depth'],
    current: ToolsetDocument | null = null,
  ) => {
    const project = { name: 'Kutu', description: 'Meals in boxes.' };
    return renderPrompt({ toolset, project, setup: {}, dependencies: {}, language: 'en', depth, current }).system;
  };

  it('is asked for less where it is shallow, in fewer words', () => {
    const schema = toStrictSchema(draftAtDepth(requirement, pilot, {}));
    expect(Object.keys(schema.properties!)).toEqual([
      'productName',
      'version',
      'objectives',
      'nonFunctionalRequirements',
      'userStories',
      'constraints',
      'risks',
      openQuestions,
    ]);
    expect(schema.properties!['userStories']).toMatchObject({ maxItems: 8 });
    const shallow = promptOf(requirement, { depth: pilot!, topics: [] });
    const whole = promptOf(requirement, { depth: build!, topics: [] });
    expect(shallow.length).toBeLessThan(whole.length * 0.85);
    expect(shallow).not.toMatch(/functionalRequirements`|milestones|technicalRequirements/);
    expect(shallow).toContain('At most 4 `objectives`, 5 `nonFunctionalRequirements`, 8 `userStories`');
    expect(whole).toBe(promptOf(requirement, undefined));
    // A list that is longer already is not cut.
    expect(promptOf(requirement, { depth: pilot!, topics: [] }, requirement.examples.en)).not.toContain(
      '`userStories`, ',
    );
  });

  it('chooses topics where topics are chosen, and judges every one where none are', () => {
    const shallow = promptOf(environmental, { depth: decisive!, topics: [] });
    expect(shallow).toContain('Of the 32 topics choose at least 5 and at most 8');
    expect(shallow).not.toContain('Judge every topic');
    expect(promptOf(environmental, undefined)).toContain('Judge every topic');
    const topics = topicsOf(environmental.schema, '/social/*').slice(0, 5);
    const chosen = promptOf(environmental, { depth: decisive!, topics });
    expect(chosen).toContain('The team has chosen these topics: `social.demographics`');
    expect(chosen).not.toContain('choose at least');
  });
});
