import type { Claim, EvidenceRegister } from '#engine/evidence/Evidence.ts';
import { claimStates } from '#engine/evidence/evidenceWords.ts';
import { riskiestFirst } from '#engine/evidence/riskiestFirst.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { nameOfItem, referenceWords } from '#engine/references/nameReference.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { assumptionMap } from './assumptionMap.ts';
import { describeRegisterSupport } from './describeRegisterSupport.ts';
import { mapWords } from './mapWords.ts';
import { registerWords } from './registerWords.ts';

/**
 * The register as a document of its own: claims with the riskiest first, and sources with what they support; its
 * picture is the assumption map. So every format writes it as it writes a toolset.
 *
 * @param titleOf the title of a toolset
 */
export function registerSubject(
  { claims, sources }: EvidenceRegister,
  language: Language,
  titleOf: (toolset: string) => string,
): PictureSubject {
  const words = registerWords[language];
  const { fields, enums } = fieldsOf(language);
  const sorted = riskiestFirst(claims);
  const map = assumptionMap(sorted, language, true);
  const textOf = new Map(claims.map(({ id, text }) => [id, text]));
  const texts = (ids: readonly string[]) => ids.map((id) => textOf.get(id) ?? referenceWords[language].removed);
  const mapped = map.content['claims'] as Record<string, unknown>[];
  const content = {
    claims: sorted.map((claim, index) => ({
      ...mapped[index],
      restsOn: describeRegisterSupport(claim, language),
      standsIn: placesOf(claim).map(titleOf).join(', '),
    })),
    sources: sources.map(({ label, toolset, supports, contradicts }) => ({
      label: nameOfItem({ label }, language),
      standsIn: titleOf(toolset),
      supports: texts(supports),
      contradicts: texts(contradicts),
    })),
  };
  const locale = {
    ...map.definition.locales[language],
    title: words.title,
    description: words.purpose,
    fields,
    enums,
    sections: { claims: { title: mapWords[language].claims }, sources: { title: words.sources } },
  };
  return {
    language,
    content,
    definition: {
      ...map.definition,
      schema,
      ui: {
        ...map.definition.ui,
        sections: [
          { id: 'claims', fields: ['/claims'] },
          { id: 'sources', fields: ['/sources'] },
        ],
        itemTitles: { '/claims': 'text', '/sources': 'label' },
      },
      locales: { ...map.definition.locales, [language]: locale },
    },
  };
}

/** The toolsets that state a claim, itself or one that is the same. */
function placesOf({ toolset, sameAs = [] }: Claim): string[] {
  return [...new Set([toolset, ...sameAs.map((id) => id.slice(0, id.indexOf('/')))])];
}

function fieldsOf(language: Language) {
  const words = registerWords[language];
  const map = mapWords[language];
  const titles: Record<string, string> = {
    '/claims/*/text': map.claim,
    '/claims/*/state': map.state,
    '/claims/*/restsOn': words.restsOn,
    '/claims/*/standsIn': words.standsIn,
    '/claims/*/importance': map.importance,
    '/claims/*/evidence': map.evidence,
    '/claims/*/place': map.place,
    '/sources/*/label': words.source,
    '/sources/*/standsIn': words.standsIn,
    '/sources/*/supports': words.supports,
    '/sources/*/contradicts': words.contradicts,
  };
  return {
    fields: {
      ...Object.fromEntries(Object.entries(titles).map(([key, title]) => [key, { title }])),
      '/claims': { title: map.claims, item: map.claim },
      '/sources': { title: words.sources, item: words.source },
    },
    enums: { '/claims/*/state': map.states, '/claims/*/place': map.quadrants },
  };
}

const text = { type: 'string', maxLength: 300 } as const;
const score = { type: 'integer', minimum: 1, maximum: 5 } as const;
const texts = { type: 'array', items: text } as const;

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    claims: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          text,
          state: { type: 'string', enum: [...claimStates] },
          restsOn: text,
          standsIn: { type: 'string', maxLength: 80 },
          importance: score,
          evidence: score,
          place: { type: 'string', enum: ['actOn', 'known', 'later', 'testFirst'] },
        },
      },
    },
    sources: {
      type: 'array',
      items: { type: 'object', properties: { label: text, standsIn: text, supports: texts, contradicts: texts } },
    },
  },
};
