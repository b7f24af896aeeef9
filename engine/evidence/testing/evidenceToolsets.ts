import { manifestContract } from '#engine/contract/manifestContract.ts';
import type { EvidenceToolset } from '#engine/evidence/Evidence.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

const text: SchemaNode = { type: 'string', maxLength: 300 };
const id: SchemaNode = { type: 'string', pattern: '^[a-z0-9-]{1,40}$' };
const reference: SchemaNode = { type: 'string', maxLength: 240 };
const list = (properties: Record<string, SchemaNode>, required: string[] = []): SchemaNode => ({
  type: 'array',
  maxItems: 30,
  items: { type: 'object', additionalProperties: false, required, properties },
});
const citations = list({ source: { type: 'string', maxLength: 110 }, quote: text, against: { type: 'boolean' } }, [
  'source',
]);

/** Talks and visits that pains rest on, people who have them, ideas for people, tests of pains and their results. */
export const evidenceToolsets: readonly EvidenceToolset[] = [
  toolset('talks', 1, [], {
    schema: { talks: list({ id, who: text, said: text, state: { type: 'string', enum: ['planned', 'done'] } }) },
    sources: [{ list: '/talks', label: 'who', kind: 'said', done: { field: 'state', is: ['done'] } }],
  }),
  toolset('visits', 2, [], {
    schema: { visits: list({ id, place: text, seen: text }) },
    sources: [{ list: '/visits', label: 'place', kind: 'did' }],
  }),
  toolset('people', 3, ['talks', 'visits'], {
    schema: {
      people: list({
        id,
        name: text,
        about: text,
        pains: list({ id, pain: text, weight: score(), evidence: citations }),
      }),
    },
    claims: [{ field: '/people/*/pains/*', text: 'pain', evidence: 'evidence', importance: 'weight' }],
    binds: [{ field: '/people/*/pains/*/evidence/*/source', sources: ['talks', 'visits'] }],
  }),
  toolset('ideas', 4, ['people'], {
    schema: { ideas: list({ id, name: text, person: reference, claim: reference, after: reference }) },
    binds: [
      { field: '/ideas/*/person', toolset: 'people', list: '/people', label: 'name' },
      { field: '/ideas/*/claim', claims: ['people'] },
      { field: '/ideas/*/after', toolset: 'ideas', list: '/ideas', label: 'name' },
    ],
  }),
  toolset('tests', 5, ['people'], {
    schema: {
      tests: list({
        id,
        name: text,
        claim: reference,
        way: { type: 'string', enum: ['at-least', 'at-most'] },
        limit: amount(),
        weight: score(),
      }),
    },
    hypotheses: [{ list: '/tests', claim: 'claim', direction: 'way', threshold: 'limit', importance: 'weight' }],
    binds: [{ field: '/tests/*/claim', claims: ['people'] }],
  }),
  toolset('results', 6, ['tests'], {
    schema: {
      results: list({
        id,
        test: reference,
        result: amount(),
        verdict: { type: 'string', enum: ['yes', 'refuted', 'open'] },
      }),
    },
    verdicts: [
      { list: '/results', hypothesis: 'test', result: 'result', verdict: 'verdict', words: { supported: 'yes' } },
    ],
    binds: [{ field: '/results/*/test', toolset: 'tests', list: '/tests', label: 'name' }],
  }),
];

function score(): SchemaNode {
  return { type: 'integer', minimum: 1, maximum: 5 };
}

function amount(): SchemaNode {
  return { type: 'number', minimum: 0, maximum: 1000 };
}

interface Parts {
  schema: Record<string, SchemaNode>;
  [declaration: string]: unknown;
}

function toolset(id: string, order: number, needs: string[], { schema, ...declared }: Parts): EvidenceToolset {
  const dependsOn = needs.map((need) => ({ id: need, required: false }));
  const place = { id, order, version: '1.0.0', stage: 'discover', icon: 'users', tokenCost: 1 };
  return {
    manifest: manifestContract.parse({ ...place, dependsOn, ...declared }),
    schema: { type: 'object', additionalProperties: false, properties: schema },
  };
}
