import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createStreams } from '#server/http/createStreams.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { watchEvents } from '#server/testing/watchEvents.ts';

const write = answerFromExamples();
const newPassword = 'harbour violin chestnut';

describe('an open event stream', () => {
  let model: FakeModelServer;
  let server: TestServer;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    const streamTimes = { heartbeat: 60_000, checkSession: 200 };
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly, streamTimes });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  it('checks its session every five seconds', () => {
    expect(createStreams().times.checkSession).toBeLessThanOrEqual(5000);
  });

  const endings: Record<string, (ada: Person, email: string) => Promise<unknown>> = {
    'a changed password': (ada) =>
      ada.call('POST', '/api/user/change-password', { currentPassword: goodPassword, newPassword }),
    'a reset password': async (_, email) => {
      await server.call('POST', '/api/auth/password-reset/code', { body: { email } });
      const code = await server.mailedCode(email);
      const verified = await server.call('POST', '/api/auth/password-reset/verify', { body: { email, code } });
      await server.call('POST', '/api/auth/password-reset', { body: { ...verified.body.data, password: newPassword } });
    },
    'a device signed out from another one': async (_, email) => {
      const body = { email, password: goodPassword };
      const { token } = (await server.call('POST', '/api/auth/login', { body })).body.data;
      await server.call('DELETE', '/api/user/sessions', { token });
    },
  };

  /** Events a watcher receives of a running generation, from the end of their session to the end of the stream. */
  async function heardUntilEnd(
    site: TestServer,
    end: (ada: Person, email: string, project: string) => Promise<unknown>,
  ) {
    const { token, user } = await site.register();
    const ada = new Person(site, { id: user.id, token });
    model.script = ({ body }) => ({ text: write(body) });
    const project = await ada.project();
    model.script = () => ({ silent: true });
    const { id } = await ada.begin(project, 'stakeholder');
    await ada.until(id, ({ status }) => status === 'running');
    const names: string[] = [];
    for await (const { name } of watchEvents({ url: site.url, token, generation: id })) {
      names.push(name);
      if (names.length === 1) await end(ada, user.email, project);
    }
    return { names, ada };
  }

  it.each(Object.keys(endings))('is closed by %s, without any other event', async (name) => {
    const { names, ada } = await heardUntilEnd(server, endings[name]!);
    expect(new Set(names)).toEqual(new Set(['status']));
    expect((await ada.call('GET', '/api/user/current')).status).toBe(401);
  });

  it('is closed when the project is another person’s from now on', async () => {
    const other = await Person.register(server);
    const { names, ada } = await heardUntilEnd(server, (_, __, project) =>
      server.services.database.connection('projects').where({ id: project }).update({ user_id: other.id }),
    );
    expect(new Set(names)).toEqual(new Set(['status']));
    expect((await ada.call('GET', '/api/user/current')).status).toBe(200);
  });

  it('is closed by the deletion of the account, before the next check of the session', async () => {
    const streamTimes = { heartbeat: 60_000, checkSession: 600_000 };
    const other = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly, streamTimes });
    const { names } = await heardUntilEnd(other, (ada) =>
      ada.call('DELETE', '/api/user/current', { password: goodPassword }),
    );
    expect([names[0], names.at(-1)]).toEqual(['status', 'failed']);
    await other.stop();
  });
});
