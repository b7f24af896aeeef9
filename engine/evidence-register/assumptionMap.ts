import { noDeclarations } from '#engine/contract/noDeclarations.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Claim } from '#engine/evidence/Evidence.ts';
import { claimStates } from '#engine/evidence/evidenceWords.ts';
import { inEveryLanguage, type Language } from '#engine/languages/languages.ts';
import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { quadrantOf } from '#engine/picture/layouts/matrix/quadrantOf.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { mapWords } from './mapWords.ts';

export type MappedClaim = Pick<Claim, 'text' | 'state' | 'strength' | 'importance'>;

const highFrom = 3;
const quadrants = { lowXHighY: 'testFirst', highXHighY: 'actOn', lowXLowY: 'later', highXLowY: 'known' } as const;

/**
 * The assumption map (Bland & Osterwalder): claims by how important they are and how much is known of them, as a
 * subject of the matrix layout. Each keeps its number in the list it was given in; those without an importance have no
 * place.
 *
 * @param hasKey whether the claims stand beside the map, as on a sheet of its own
 */
export function assumptionMap(claims: readonly MappedClaim[], language: Language, hasKey: boolean): PictureSubject {
  const items = claims.map(({ text, state, strength, importance }) => {
    const evidence = evidenceScore(strength);
    if (importance === undefined) return { text, state, evidence };
    const score = Math.round(importance);
    return { text, state, evidence, importance: score, place: quadrants[quadrantOf({ highFrom }, evidence, score)] };
  });
  return { definition: definitionOf(hasKey), content: { claims: items }, language };
}

/** From nothing at 1 to the most at 5: below the line at 3 lie words, however many, and what was seen too seldom. */
function evidenceScore(strength: number): number {
  return strength === 0 ? 1 : Math.max(2, Math.round(strength));
}

const score = { type: 'integer', minimum: 1, maximum: 5 } as const;

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    claims: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { type: 'string' },
          state: { type: 'string', enum: [...claimStates] },
          evidence: score,
          importance: score,
          place: { type: 'string', enum: ['actOn', 'known', 'later', 'testFirst'] },
        },
      },
    },
  },
};

function definitionOf(hasKey: boolean): ToolsetDefinition {
  return {
    manifest: {
      id: 'evidence',
      version: '1.0.0',
      stage: 'setup',
      order: 0,
      icon: 'info',
      tokenCost: 1,
      ...noDeclarations,
    },
    schema,
    ui: {
      sections: [],
      widgets: {},
      itemTitles: { '/claims': 'text' },
      emphasis: {},
      keyValues: {},
      widths: {},
      layouts: {},
      picture: [
        {
          kind: 'matrix',
          list: '/claims',
          name: 'text',
          x: 'evidence',
          y: 'importance',
          highFrom,
          gathers: true,
          group: 'place',
          first: 'lowXHighY',
          quadrants,
          looks: {
            property: 'state',
            values: { assumed: 'dashed', supported: 'full', contested: 'half', refuted: 'ring' },
          },
          ...(hasKey ? { text: 'state' } : { key: false }),
        },
      ],
    },
    locales: inEveryLanguage(localeOf),
  };
}

function localeOf(language: Language): ToolsetDefinition['locales'][Language] {
  const words = mapWords[language];
  return {
    title: words.title,
    description: words.title,
    sections: {},
    fields: {
      '/claims': { title: words.claims, item: words.claim },
      '/claims/*/text': { title: words.claim },
      '/claims/*/state': { title: words.state },
      '/claims/*/evidence': { title: words.evidence },
      '/claims/*/importance': { title: words.importance },
      '/claims/*/place': { title: words.place },
    },
    enums: { '/claims/*/state': words.states, '/claims/*/place': words.quadrants },
  };
}
