import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import type { ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('the evidence of a project', () => {
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    server = await startTestServer();
    ada = await Person.register(server);
  });
  afterAll(() => server.stop());

  const exampleProject = async () => {
    const deniz = await Person.register(server);
    return { deniz, id: (await deniz.call('POST', '/api/projects/example')).body.data.project.id as string };
  };
  const evidence = async (person: Person, id: string) =>
    (await person.call('GET', `/api/projects/${id}/evidence`)).body.data as EvidenceAnswer;
  const stale = async (person: Person, id: string) => {
    const statuses = (await person.call('GET', `/api/projects/${id}/toolsets`)).body.data as ToolsetStatus[];
    return Object.fromEntries(
      statuses.flatMap((status) => (status.stale ? [[status.id, status.fallen.map(({ pointer }) => pointer)]] : [])),
    );
  };
  const edit = async (person: Person, id: string, toolset: string, change: (content: ToolsetDocument) => object) => {
    const { content } = await person.toolset(id, toolset);
    await person.save(id, toolset, { ...content, ...change(content!) });
  };

  it('is empty where nothing is saved', async () => {
    const { id } = (await ada.call('POST', '/api/projects', { name: 'Kutu', description: 'Boxes.' })).body.data.project;
    expect(await evidence(ada, id)).toEqual({ claims: [], sources: [], fallen: [], proposed: [] });
  });

  it('of the example says what is supported, contested, assumed and refuted, and by what', async () => {
    const { deniz, id } = await exampleProject();
    const { claims, sources } = await evidence(deniz, id);
    const claim = (wanted: string) => claims.find((each) => each.id === wanted)!;
    expect(claim('persona/patterns/minutes-decide')).toMatchObject({ state: 'contested', for: { said: 3, did: 1 } });
    expect(claim('persona/patterns/away-until-monday')).toMatchObject({ state: 'supported', for: { said: 2 } });
    expect(claim('persona/patterns/own-box-given-up').state).toBe('contested');
    expect(claim('lean-canvas/costStructure/break-even')).toMatchObject({ state: 'assumed', strength: 0, tests: [] });
    // A guess until its experiment: 14 of 20 boxes gone, ten were needed.
    expect(claim('persona/patterns/packer-takes-nearest')).toMatchObject({
      isMarked: true,
      state: 'supported',
      strength: 3,
      tests: [{ toolset: 'experiments', verdict: 'supported', kind: 'did', n: 20, threshold: 10, result: 14 }],
    });
    expect(claim('experiments/cards/code-while-card-runs')).toMatchObject({ state: 'supported', strength: 3 });
    expect(claim('lean-canvas/revenueStreams/building-later')).toMatchObject({
      state: 'assumed',
      tests: [{ toolset: 'experiments', verdict: 'open', threshold: 1 }],
    });
    expect(claim('mvp-test-plan/hypotheses/staff-offer')).toMatchObject({
      state: 'refuted',
      importance: 5,
      tests: [{ verdict: 'refuted', direction: 'at-least', threshold: 75, result: 58 }],
    });
    expect(claim('lean-canvas/revenueStreams/fee').tests.map(({ verdict }) => verdict)).toContain('open');
    expect(claims.filter(({ toolset }) => toolset === 'lean-canvas')).toContainEqual(
      expect.objectContaining({
        state: 'supported',
        tests: [expect.objectContaining({ verdict: 'supported', threshold: 4, result: 3.9 })],
      }),
    );
    const kitchen = sources.find((source) => source.id === 'observation/office-kitchen')!;
    expect(kitchen.supports).toEqual(
      expect.arrayContaining([
        'persona/patterns/waste-moves-on',
        'persona/patterns/own-box-given-up',
        'jobs-to-be-done/canvases/lunch-to-desk/needs/no-detour',
      ]),
    );
    const weighs = claim('sections/assumptions/customers-ask-for-less');
    expect(weighs.state).toBe('refuted');
    expect(weighs.tests).toContainEqual(
      expect.objectContaining({ toolset: 'observation', direction: 'at-least', threshold: 30, result: 8 }),
    );
    expect(await stale(deniz, id)).toEqual({});
  });

  it('makes stale exactly what was built on a claim once it is refuted, until somebody has saved it', async () => {
    const { deniz, id } = await exampleProject();
    const persona = server.services.toolsets.get('persona').examples.en;
    const plan = (await deniz.toolset(id, 'mvp-test-plan')).content!;
    const hypotheses = (plan['hypotheses'] as Record<string, unknown>[]).map((item) =>
      item['id'] === 'courier-return' ? { ...item, claim: 'persona/patterns/paid-stops-only' } : item,
    );
    await deniz.save(id, 'mvp-test-plan', { ...plan, hypotheses });
    const found = await stale(deniz, id);
    const index = (persona['personas'] as { id: string }[]).findIndex((each) => each.id === 'deniz');
    // Where it stands, and in the persona that shows it.
    expect(found['persona']).toEqual(['/patterns/6', `/personas/${index}/patterns/0`]);
    // Whatever refers to that persona, and nothing that refers to the others.
    const { fallen } = await evidence(deniz, id);
    expect(new Set(fallen.map(({ claim }) => claim))).toContain('persona/patterns/paid-stops-only');
    for (const { toolset, pointer, claim, reason, through } of fallen) {
      if (claim !== 'persona/patterns/paid-stops-only') continue;
      expect(reason).toBe('refuted');
      if (toolset === 'persona') continue;
      expect(through[0], `${toolset}${pointer}`).toEqual({ toolset: 'persona', pointer: `/personas/${index}` });
    }
    expect(await deniz.toolset(id, 'persona')).toMatchObject({
      stale: true,
      fallen: ['/patterns/6', `/personas/${index}`].map((item) => ({
        claim: 'persona/patterns/paid-stops-only',
        reason: 'refuted',
        item,
      })),
    });
    await edit(deniz, id, 'persona', () => ({}));
    expect((await stale(deniz, id))['persona']).toBeUndefined();
  });

  it('makes stale the claims that cite a source which was removed, and says why', async () => {
    const { deniz, id } = await exampleProject();
    await edit(deniz, id, 'observation', ({ observations }) => ({
      observations: (observations as { id: string }[]).filter((each) => each.id !== 'courier-shift'),
    }));
    const { staleBecause, fallen } = await deniz.toolset(id, 'persona');
    expect(staleBecause).toEqual(['observation']);
    expect(fallen).toMatchObject([{ reason: 'source-removed', claim: 'persona/patterns/paid-stops-only' }]);
  });
});
