import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { countSteps } from '#engine/progress/countSteps.ts';
import type { Project, ToolsetState, ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

describe.each(dialects)('a draft that whoever saves has not seen, on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;
  /** What stood on the page of whoever saves, and what somebody else has had drafted since. */
  let before: ToolsetState;
  let drafted: ToolsetState;

  beforeAll(async () => {
    const write = answerFromExamples();
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  beforeEach(async () => {
    project = await ada.project();
    before = await ada.toolset(project, 'sections');
    drafted = await generate();
  });

  const path = () => `/api/projects/${project}/toolsets/sections`;
  async function generate(): Promise<ToolsetState> {
    await ada.ended((await ada.begin(project, 'sections')).id);
    return ada.toolset(project, 'sections');
  }
  const save = async (content: ToolsetDocument, draft?: string | null) => {
    const { revision } = await ada.toolset(project, 'sections');
    return ada.call('PUT', path(), { content, revision, ...(draft !== undefined && { draft }) });
  };
  const typed = () => ({ ...before.content, problem: 'Typed by hand.' });

  it('stays, and the answer names it', async () => {
    const { generationId } = drafted.draft!;
    const reply = await save(typed(), null);
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { revision: before.revision + 1, draft: generationId } },
    });
    expect(await ada.toolset(project, 'sections')).toMatchObject({
      status: 'generated',
      draft: { generationId },
      content: drafted.content,
      savedContent: typed(),
      savedUnconfirmed: before.unconfirmed.filter((place) => place !== '/problem'),
      unconfirmed: drafted.unconfirmed,
    });
  });

  it('takes nothing from the progress, which is what the statuses say, through all that can happen to it', async () => {
    const look = async () => {
      const { progress } = (await ada.call('GET', `/api/projects/${project}`)).body.data as Project;
      const statuses = (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data as ToolsetStatus[];
      const [listed] = (await ada.call('GET', '/api/projects')).body.data as Project[];
      expect(progress).toMatchObject({ saved: countSteps(statuses).saved, generated: countSteps(statuses).generated });
      expect(listed?.progress).toEqual(progress);
      return { progress, sections: statuses.find(({ id }) => id === 'sections')! };
    };
    const withDraft = await look();
    expect(withDraft.sections).toMatchObject({ status: 'generated', saved: true });
    const { saved } = withDraft.progress;
    const about = (await ada.toolset(project, 'about')) as ToolsetState;
    const put = { content: { ...about.content, summary: 'Another one.' }, revision: about.revision };
    expect((await ada.call('PUT', `/api/projects/${project}/toolsets/about`, put)).status).toBe(200);
    const stale = await look();
    expect(stale).toMatchObject({ progress: { saved }, sections: { status: 'generated', saved: true, stale: true } });
    await ada.call('DELETE', `${path()}/draft`);
    expect(await look()).toMatchObject({ progress: { saved, generated: stale.progress.generated - 1 } });
  });

  it('stays where the content was made from an earlier one', async () => {
    const earlier = drafted.draft!.generationId;
    const { draft, content } = await generate();
    const reply = await save(typed(), earlier);
    expect(reply.body.data.draft).toBe(draft!.generationId);
    expect(await ada.toolset(project, 'sections')).toMatchObject({ draft, content, savedContent: typed() });
  });

  it('keeps what is locked in it', async () => {
    await ada.call('PUT', `${path()}/locks`, { pointers: ['/competitors/0'] });
    await save({ ...typed(), competitors: [] }, null);
    expect((await ada.toolset(project, 'sections')).locks).toEqual(['/competitors/0']);
  });

  it('is gone once whoever saves has seen it, or does not say', async () => {
    for (const isTold of [true, false]) {
      const { draft } = await generate();
      const reply = await save(typed(), isTold ? draft!.generationId : undefined);
      expect(reply).toMatchObject({ status: 200, body: { data: { draft: null } } });
      expect(await ada.toolset(project, 'sections')).toMatchObject({ draft: null, content: typed() });
    }
  });

  it('does not let an outdated save through', async () => {
    await save(typed(), null);
    const late = await ada.call('PUT', path(), { content: typed(), revision: before.revision, draft: null });
    expect(late).toMatchObject({ status: 409, body: { key: 'revision-conflict' } });
  });
});
