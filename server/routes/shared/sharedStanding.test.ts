import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Standing } from '#engine/protocol/standing.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const offer = 'sections/assumptions/staff-will-offer';

describe('where a shared project stands', () => {
  let server: TestServer;
  let ada: Person;
  let bora: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer();
    ada = await Person.register(server);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id as string;
    const { token, user } = await server.register('bora@example.com');
    const member = { email: 'bora@example.com', role: 'editor' };
    expect((await ada.call('POST', `/api/projects/${project}/members`, member)).status).toBe(201);
    bora = new Person(server, { id: user.id, token });
    const decision = { verdict: 'change', text: 'Eight further weeks.', claims: [offer], with: [bora.id] };
    expect((await ada.call('POST', `/api/projects/${project}/decisions`, decision)).status).toBe(201);
  });
  afterAll(() => server.stop());

  it('is told to holders of a link without an account, with its owner’s name and nobody else’s', async () => {
    const { body: link } = await ada.call('POST', `/api/projects/${project}/share-links`, {});
    const token = new URL(link.data.url as string).pathname.replace('/shared/', '');
    const { status, body } = await server.call('GET', `/api/shared/${token}/standing`);
    expect(status).toBe(200);
    const shared = body.data as Standing;
    const own = (await ada.call('GET', `/api/projects/${project}/standing`)).body.data as Standing;
    expect(shared).toMatchObject({ summary: own.summary, figures: own.figures, against: own.against, reasons: [] });
    expect(shared.decision).toMatchObject({
      text: 'Eight further weeks.',
      by: { id: '', fullName: 'Deniz Kaya' },
      with: [],
    });
    for (const id of [ada.id, bora.id, project]) expect(JSON.stringify(body)).not.toContain(id);

    // Its sentence was typed; drafted anew, it says so until somebody confirms it.
    const told = async () =>
      (await server.call('GET', `/api/shared/${token}/standing`)).body.data.summaryAt as Standing['summaryAt'];
    const { toolset, pointer, isUnconfirmed } = (await told())!;
    expect(isUnconfirmed).toBe(false);
    const saved = (await ada.toolset(project, toolset)).content!;
    await ada.save(project, toolset, { ...saved, [pointer.slice(1)]: 'A box that is lent.' });
    await ada.ended((await ada.begin(project, toolset, { fields: [pointer] })).id);
    await ada.save(project, toolset, (await ada.toolset(project, toolset)).content!);
    expect((await told())?.isUnconfirmed).toBe(true);
    const confirmations = `/api/projects/${project}/toolsets/${toolset}/confirmations`;
    const { revision } = await ada.toolset(project, toolset);
    expect((await ada.call('POST', confirmations, { revision, pointers: [pointer] })).status).toBe(200);
    expect((await told())?.isUnconfirmed).toBe(false);

    expect((await ada.call('DELETE', `/api/projects/${project}/share-links/${link.data.id}`)).status).toBe(204);
    expect((await server.call('GET', `/api/shared/${token}/standing`)).status).toBe(404);
    expect((await server.call('GET', '/api/shared/nothing/standing')).status).toBe(404);
  });
});
