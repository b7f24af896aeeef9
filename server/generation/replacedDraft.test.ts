import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('a draft that others were made from', () => {
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(() => server.stop());

  it('leaves its dependents fresh when it is saved, and makes them stale when another draft replaces it', async () => {
    const project = await ada.project();
    const { body } = await ada.orderSeveral(project, ['stakeholder', 'persona']);
    await ada.ended(body.data.id);
    expect(await ada.toolset(project, 'persona')).toMatchObject({ status: 'generated', stale: false });

    const { id } = await ada.begin(project, 'stakeholder');
    await ada.ended(id);
    expect(await ada.toolset(project, 'persona')).toMatchObject({ stale: true, staleBecause: ['stakeholder'] });

    const { content } = await ada.toolset(project, 'stakeholder');
    const [first, ...others] = (content?.['stakeholders'] ?? []) as object[];
    await ada.save(project, 'stakeholder', { stakeholders: [{ ...first, nameOrRole: 'Somebody else' }, ...others] });
    expect(await ada.toolset(project, 'persona')).toMatchObject({ stale: true, staleBecause: ['stakeholder'] });
    const { staleChanges } = await ada.toolset(project, 'persona');
    expect(staleChanges).toMatchObject([{ toolset: 'stakeholder', changes: [{ after: 'Somebody else' }] }]);
  });
});
