import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { temporaryDirectory } from '#server/testing/temporaryDirectory.ts';

const probe = 'probe';
const text = { type: 'string', maxLength: 80 };
const field = (title: string) => ({ title });
const locale = {
  title: 'Probes',
  description: 'What a team tries.',
  sections: { all: field('All') },
  fields: {
    '/ideas': { title: 'Ideas', item: 'Idea' },
    '/ideas/*/name': field('Name'),
    '/ideas/*/claim': field('Claim'),
    '/ideas/*/from': field('From'),
    '/ideas/*/way': field('Way'),
    '/ideas/*/verdict': field('Verdict'),
  },
  enums: {
    '/ideas/*/way': { 'at-least': 'At least', 'at-most': 'At most' },
    '/ideas/*/verdict': { supported: 'Holds', refuted: 'Fell', open: 'Open' },
  },
};
const example = {
  ideas: [
    {
      id: 'first',
      name: 'The first',
      claim: 'sections/assumptions/people-return',
      way: 'at-least',
      from: 5,
      verdict: 'open',
    },
  ],
};

/** Room for two, and ids too short for one that is repeated. */
const folder = toolsetFolder(probe, {
  'toolset.json': {
    order: 900,
    dependsOn: [{ id: 'sections', required: false }],
    binds: [{ field: '/ideas/*/claim', claims: ['sections'] }],
    hypotheses: [
      { list: '/ideas', claim: 'claim', direction: 'way', threshold: 'from', name: 'name', opensRounds: true },
    ],
    verdicts: [{ list: '/ideas', verdict: 'verdict' }],
  },
  'schema.json': {
    properties: {
      ideas: {
        type: 'array',
        maxItems: 2,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            id: { type: 'string', pattern: '^[a-z0-9-]{1,5}$' },
            name: { ...text, minLength: 1 },
            claim: { type: 'string', maxLength: 240 },
            way: { type: 'string', enum: ['at-least', 'at-most'] },
            from: { type: 'number', minimum: 0, maximum: 100 },
            verdict: { type: 'string', enum: ['supported', 'refuted', 'open'] },
          },
        },
      },
    },
  },
  'locales/en.json': locale,
  'locales/tr.json': locale,
  'examples/en.json': example,
  'examples/tr.json': example,
});

describe('rounds of a folder of somebody else', () => {
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    const shelf = temporaryDirectory('filiz-rounds-');
    for (const [file, content] of Object.entries(folder.files)) {
      const target = path.join(shelf, probe, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    server = await startTestServer({ TOOLSETS_DIR: shelf });
    ada = await Person.register(server);
  });
  afterAll(() => server.stop());

  async function startWith(...verdicts: string[]) {
    const id = await ada.project();
    const ideas = verdicts.map((verdict, index) => ({ id: `idea${index}`, name: `Idea ${index}`, verdict }));
    await ada.save(id, probe, { ideas });
    const started = await ada.call('POST', `/api/projects/${id}/rounds`, { name: 'Again', after: 1 });
    return { ...started, draft: (await ada.toolset(id, probe)).draft };
  }

  it('begin without a plan where that would not fit the schema', async () => {
    const { status, body, draft } = await startWith('refuted');
    expect([status, draft]).toEqual([201, null]);
    expect(body.data).toMatchObject({ round: { number: 2, name: 'Again' }, plan: null });
  });

  it('are refused while nothing that should be tested finds room', async () => {
    const { status, body, draft } = await startWith('refuted', 'supported');
    expect([status, draft]).toEqual([400, null]);
    expect(body).toMatchObject({ key: 'plan-full', data: { toolset: probe } });
  });
});
