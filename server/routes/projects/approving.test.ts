import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Version } from '#engine/protocol/version.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { createId } from '#server/database/createId.ts';
import { writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const entry = (id: string, why = `Because of ${id}`) => ({ id, nameOrRole: `Person ${id}`, why });

describe.each(dialects)('approving, on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect, generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    project = await ada.project();
    await ada.save(project, 'stakeholder', { stakeholders: [entry('a'), entry('b')] });
  });

  const path = (toolset = 'stakeholder') => `/api/projects/${project}/toolsets/${toolset}`;
  const read = () => ada.toolset(project, 'stakeholder');
  const wrote = ['/stakeholders/0', '/stakeholders/1/why', '/stakeholders/2'];
  const drafted = { stakeholders: [entry('c'), entry('a', 'As AI has it'), entry('d')] };
  const draft = async (content: ToolsetDocument, toolset = 'stakeholder', generationId = 'g1', unconfirmed = ['']) => {
    await server.services.database.transaction((transaction) =>
      writeDraft(transaction, project, toolset, {
        content,
        contentId: createId(),
        madeFrom: {},
        unconfirmed,
        cut: [],
        generationId,
        isStarter: false,
        isStopped: false,
        createdAt: new Date().toISOString(),
      }),
    );
  };
  const approve = async (pointers: string[], more: object = {}) => {
    const { revision } = await read();
    return ada.call('POST', `${path()}/approvals`, { pointers, revision, draft: 'g1', ...more });
  };
  const versions = async () => (await ada.call('GET', `/api/projects/${project}/versions`)).body.data as Version[];

  it('saves what is saved and that entry, keeps the rest as the draft, and confirms nothing', async () => {
    await draft(drafted);
    expect(await approve(['/stakeholders/0'])).toMatchObject({ status: 200, body: { data: { draft: 'g1' } } });
    expect(await read()).toMatchObject({
      status: 'generated',
      content: drafted,
      savedContent: { stakeholders: [entry('c'), entry('a'), entry('b')] },
      savedUnconfirmed: ['/stakeholders/0'],
      draft: { generationId: 'g1' },
    });
    await approve(['/stakeholders/1/why'], { read: true });
    expect(await read()).toMatchObject({
      savedContent: { stakeholders: [entry('c'), entry('a', 'As AI has it'), entry('b')] },
      savedUnconfirmed: ['/stakeholders/0'],
      confirmed: ['/stakeholders/1/why'],
    });
  });

  it('takes of what a person typed into the draft only what is approved', async () => {
    await draft(drafted, 'stakeholder', 'g1', wrote);
    const [first, second, third] = drafted.stakeholders;
    const content = { stakeholders: [first, { ...second, why: 'In my words' }, { ...third, why: 'Not yet' }] };
    await approve(['/stakeholders/1'], { content });
    const after = await read();
    expect(after.savedContent).toEqual({ stakeholders: [entry('a', 'In my words'), entry('b')] });
    expect(after.content).toEqual({ stakeholders: [first, entry('a', 'In my words'), third] });
    expect(after.savedUnconfirmed).toEqual([]);
    expect(after.unconfirmed).toContain('/stakeholders/0');
  });

  it('is done with the draft once all of it is approved, also what it left out', async () => {
    await draft(drafted);
    for (const [index] of drafted.stakeholders.entries()) await approve([`/stakeholders/${index}`]);
    expect((await read()).savedContent).toMatchObject({
      stakeholders: [{ id: 'c' }, { id: 'a' }, { id: 'b' }, { id: 'd' }],
    });
    expect(await approve(['/stakeholders'])).toMatchObject({ body: { data: { draft: null } } });
    expect(await read()).toMatchObject({ status: 'saved', draft: null, content: drafted });
  });

  it('keeps one version a draft, before anything of it is approved', async () => {
    const before = (await read()).content;
    await draft(drafted);
    for (const [index] of drafted.stakeholders.entries()) await approve([`/stakeholders/${index}`]);
    const { revision } = await read();
    await ada.call('PUT', path(), { content: drafted, revision, draft: 'g1' });
    expect(await versions()).toMatchObject([{ cause: 'draft' }]);
    const [kept] = await versions();
    const { toolsets } = (await ada.call('GET', `/api/projects/${project}/versions/${kept!.id}`)).body.data;
    expect(toolsets.find(({ id }: { id: string }) => id === 'stakeholder').content).toEqual(before);
    await draft({ stakeholders: [entry('e')] });
    await approve(['/stakeholders/0']);
    expect(await versions()).toHaveLength(2);
  });

  it('refuses another draft, another revision, places that are not there and what is not valid', async () => {
    expect(await approve([''])).toMatchObject({ status: 400, body: { key: 'nothing-to-approve' } });
    await draft(drafted);
    expect((await approve([''], { draft: 'other' })).status).toBe(409);
    expect((await approve([''], { revision: 7 })).status).toBe(409);
    expect(await approve(['/stakeholders/9'])).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/pointers/0' }] },
    });
    const content = { stakeholders: [{ ...entry('c'), why: 'x'.repeat(100_000) }] };
    expect((await approve(['/stakeholders/0'], { content })).status).toBe(422);
    expect(await read()).toMatchObject({ content: drafted, draft: { generationId: 'g1' } });
  });

  it('approves several at once, tells which could not be, and confirms them where they were read', async () => {
    await draft(drafted);
    await draft({ problem: 'Drafted problem' }, 'sections', 'g2');
    await draft({ personas: [{ id: 'p', name: 'x'.repeat(50_000) }] }, 'persona', 'g3');
    const toolsets = ['persona', 'stakeholder', 'sections', 'market', 'nowhere'];
    const answer = (await ada.call('POST', `/api/projects/${project}/approvals`, { toolsets, read: true })).body.data;
    expect(answer.approved.map(({ toolset }: { toolset: string }) => toolset)).toEqual(['sections', 'stakeholder']);
    expect(answer.refused).toEqual(
      expect.arrayContaining([
        { toolset: 'persona', key: 'invalid' },
        { toolset: 'market', key: 'nothing-to-approve' },
        { toolset: 'nowhere', key: 'not-found' },
      ]),
    );
    expect(await read()).toMatchObject({ status: 'saved', content: drafted, unconfirmed: [] });
    // One version holds what stood in all of them.
    expect(await versions()).toMatchObject([{ cause: 'draft' }]);
  });
});
