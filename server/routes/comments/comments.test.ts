import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMention } from '#engine/comments/mentions.ts';
import type { Comment, CommentCount } from '#engine/protocol/comment.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { mailMentions } from '#server/comments/mailMentions.ts';
import { createId } from '#server/database/createId.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import type { Reply } from '#server/testing/createTestClient.ts';
import { Person } from '#server/testing/Person.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

const tenMinutes = 10 * 60 * 1000;

describe.each(dialects)('comments on %s', (dialect) => {
  let database: TestDatabase;
  let server: TestServer;
  let other: TestServer;
  let [ada, bora, cem, stranger]: Person[] = [];
  let project: string;

  beforeAll(async () => {
    database = await createMigratedDatabase(dialect);
    server = await startTestServer(database.url ? {} : { DATA_DIR: database.file.replace(/\/[^/]*$/, '') }, {
      dialect,
      database,
    });
    other = database.url ? await startTestServer({}, { dialect, database }) : server;
    [ada, bora, cem, stranger] = await Promise.all(
      ['ada', 'bora', 'cem', 'deniz'].map(async (name) => {
        const { token, user } = await server.register(`${name}@example.com`);
        await server.call('PATCH', '/api/user/current', { token, body: { fullName: name.toUpperCase() } });
        return new Person(server, { id: user.id, token });
      }),
    );
    project = (await ada!.call('POST', '/api/projects/example')).body.data.project.id;
    await join(bora!, 'editor');
    await join(cem!, 'viewer');
  });
  afterAll(async () => {
    if (other !== server) await other.stop();
    await server.stop();
    await database.drop();
  });

  async function join(person: Person, role: string) {
    const now = new Date().toISOString();
    await server.services.database.connection('project_members').insert({
      id: createId(),
      project_id: project,
      user_id: person.id,
      email: `${person.id}@example.com`,
      role,
      created_at: now,
      joined_at: now,
    });
  }
  const address = (comment = '') => `/api/projects/${project}/comments${comment && `/${comment}`}`;
  const write = (person: Person, body: object, headers = {}) => person.call('POST', address(), body, headers);
  const written = async (person: Person, body: object): Promise<Comment> => {
    const reply = await write(person, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return reply.body.data;
  };
  const list = async (person: Person, toolset: string) =>
    (await person.call('GET', `${address()}?toolset=${toolset}`)).body.data as Comment[];
  const found = async (id: string, toolset: string) => (await list(ada!, toolset)).find((each) => each.id === id);
  const unread = async (person: Person, toolset: string) => {
    const counts = (await person.call('GET', address('counts'))).body.data as CommentCount[];
    return counts.find((count) => count.toolset === toolset)?.unread ?? 0;
  };
  const change = async (toolset: string, edit: (content: ToolsetDocument) => ToolsetDocument) => {
    const { content } = await ada!.toolset(project, toolset);
    return ada!.save(project, toolset, edit(content!));
  };
  const faults = (reply: Reply) => {
    expect(reply.status).toBe(422);
    return Object.fromEntries(reply.body.errors.map(({ path, key }: { path: string; key: string }) => [path, key]));
  };

  it('are written, answered, changed and deleted by everybody in the project, by each their own', async () => {
    const first = await written(ada!, { toolset: 'market', text: '  Is this still so?\r\nI doubt it.\u0000 ' });
    expect(first).toMatchObject({
      toolset: 'market',
      pointer: null,
      field: null,
      text: 'Is this still so?\nI doubt it.',
      author: { id: ada!.id, name: 'ADA' },
      replyTo: null,
      resolved: false,
      editedAt: null,
    });
    const reply = await written(cem!, { toolset: 'market', text: 'It is.', replyTo: first.id });
    expect(await list(bora!, 'market')).toEqual([first, reply]);
    expect(faults(await write(bora!, { toolset: 'market', text: 'x', replyTo: reply.id }))).toEqual({
      '/replyTo': 'not-first-comment',
    });
    expect(faults(await write(bora!, { toolset: 'persona', text: 'x', replyTo: first.id }))).toEqual({
      '/replyTo': 'not-first-comment',
    });
    expect((await write(bora!, { toolset: 'market', text: 'x', replyTo: createId() })).status).toBe(404);

    const edit = (person: Person, body: object, id = reply.id) => person.call('PATCH', address(id), body);
    expect(await edit(ada!, { text: 'Mine now' })).toMatchObject({ status: 403, body: { key: 'not-author' } });
    const edited = await edit(cem!, { text: 'It is, I think.' });
    expect(edited.body.data).toMatchObject({ text: 'It is, I think.', editedAt: expect.any(String) });
    expect((await edit(cem!, { resolved: true })).status).toBe(422);
    expect((await edit(cem!, { resolved: true }, first.id)).body.data).toMatchObject({
      resolved: true,
      resolvedBy: 'CEM',
    });
    expect((await edit(bora!, { resolved: false }, first.id)).body.data).toMatchObject({ resolved: false });

    expect(await bora!.call('DELETE', address(reply.id))).toMatchObject({ status: 403, body: { key: 'not-author' } });
    expect((await ada!.call('DELETE', address(first.id))).status).toBe(204);
    expect(await found(first.id, 'market')).toMatchObject({ deleted: true, text: '' });
    expect((await edit(ada!, { text: 'Back' }, first.id)).status).toBe(404);
    expect((await ada!.call('DELETE', address(reply.id))).status).toBe(204);
    expect(await list(ada!, 'market')).toEqual([]);
  });

  it('open a resolved thread again when somebody answers', async () => {
    const first = await written(ada!, { toolset: 'market', text: 'Done?' });
    await ada!.call('PATCH', address(first.id), { resolved: true });
    await written(bora!, { toolset: 'market', text: 'No.', replyTo: first.id });
    expect(await found(first.id, 'market')).toMatchObject({ resolved: false });
    await ada!.call('DELETE', address(first.id));
  });

  it('are open to each role, also in read mode, and to nobody else', async () => {
    await ada!.call('PATCH', `/api/projects/${project}`, { mode: 'read' });
    for (const person of [ada!, bora!, cem!]) {
      const { id } = await written(person, { toolset: 'requirement', text: 'Read.' });
      expect((await person.call('DELETE', address(id))).status).toBe(204);
    }
    await ada!.call('PATCH', `/api/projects/${project}`, { mode: 'write' });
    const { id } = await written(ada!, { toolset: 'requirement', text: 'Ours.' });
    const calls: [string, string, object?][] = [
      ['GET', address()],
      ['POST', address(), { toolset: 'requirement', text: 'Theirs.' }],
      ['PATCH', address(id), { text: 'Theirs.' }],
      ['DELETE', address(id)],
      ['GET', address('counts')],
      ['POST', address('read'), { toolset: 'requirement' }],
      ['GET', `/api/projects/${project}/people`],
    ];
    for (const [method, path, body] of calls)
      expect([path, (await stranger!.call(method, path, body)).status]).toEqual([path, 404]);
    expect(await found(id, 'requirement')).toMatchObject({ text: 'Ours.' });
    const theirs = (await stranger!.call('POST', '/api/projects/example')).body.data.project.id;
    for (const method of ['PATCH', 'DELETE'])
      expect((await stranger!.call(method, `/api/projects/${theirs}/comments/${id}`, { text: 'x' })).status).toBe(404);
    const people = (await cem!.call('GET', `/api/projects/${project}/people`)).body.data;
    expect(people.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['ADA', 'BORA', 'CEM']);
  });

  it('take texts as they are, and refuse none and too long ones', async () => {
    const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) \u202e{{constructor}} \u0007𝒳 ı';
    const { id, text } = await written(ada!, { toolset: 'market', text: hostile });
    expect(text).toBe(hostile.replace('\u0007', '').replace('\u202e', ''));
    await ada!.call('DELETE', address(id));
    const refused = async (text: unknown) => faults(await write(ada!, { toolset: 'market', text }));
    for (const empty of ['', ' \n\t ', '\u200b\u2060', '\u0000', undefined])
      expect(await refused(empty)).toEqual({ '/text': 'required' });
    expect(await refused('x'.repeat(4001))).toEqual({ '/text': 'too-long' });
    expect(await refused(7)).toEqual({ '/text': 'wrong-type' });
    expect((await write(ada!, { toolset: 'market', text: 'x'.repeat(4000) })).status).toBe(201);
    expect((await write(ada!, { toolset: 'no-such-toolset', text: 'x' })).status).toBe(404);
    for (const pointer of ['/no-such-field', '/stakeholders/99/why', '/stakeholders/x', 'stakeholders', '/__proto__'])
      expect((await write(ada!, { toolset: 'stakeholder', pointer, text: 'x' })).status).toBe(422);
    const own = { 'idempotency-key': 'one' };
    const [one, again] = [
      await write(ada!, { toolset: 'persona', text: 'Once' }, own),
      await write(ada!, { toolset: 'persona', text: 'Once' }, own),
    ];
    expect(again.body).toEqual(one.body);
  });

  it('stay with their field when items move, and keep its name when it is gone', async () => {
    await ada!.saveExample(project, 'stakeholder');
    const { content } = await ada!.toolset(project, 'stakeholder');
    const [first] = content!['stakeholders'] as { id: string; nameOrRole: string }[];
    const comment = await written(bora!, { toolset: 'stakeholder', pointer: '/stakeholders/0/why', text: 'Really?' });
    expect(comment).toMatchObject({
      pointer: '/stakeholders/0/why',
      place: `/stakeholders/${first!.id}/why`,
      field: expect.stringContaining(first!.nameOrRole),
    });
    const reply = await written(cem!, { toolset: 'stakeholder', text: 'Yes.', replyTo: comment.id });
    expect(reply.pointer).toBe(comment.pointer);
    // Of an item that is not saved yet.
    const place = '/stakeholders/not-saved-yet/why';
    const early = await written(bora!, { toolset: 'stakeholder', place, text: 'New.' });
    expect(early).toMatchObject({ pointer: null, place });

    const items = (document: ToolsetDocument) => document['stakeholders'] as { id: string }[];
    await change('stakeholder', (document) => ({ ...document, stakeholders: items(document).toReversed() }));
    const last = items(content!).length - 1;
    for (const id of [comment.id, reply.id])
      expect((await found(id, 'stakeholder'))?.pointer).toBe(`/stakeholders/${last}/why`);
    await change('stakeholder', (document) => ({ ...document, stakeholders: items(document).slice(0, -1) }));
    expect(await found(comment.id, 'stakeholder')).toMatchObject({ pointer: null, field: comment.field });
  });

  it('page in the order in which they were written', async () => {
    for (const text of ['1', '2', '3']) await written(ada!, { toolset: 'scamper', text });
    const all = (await ada!.call('GET', address())).body.data as Comment[];
    const pages: Comment[] = [];
    for (let cursor = ''; ;) {
      const { data, nextCursor } = (await ada!.call('GET', `${address()}?limit=2${cursor && `&cursor=${cursor}`}`))
        .body;
      pages.push(...data);
      if (!nextCursor) break;
      cursor = nextCursor;
    }
    expect(pages).toEqual(all);
  });

  describe('that mention somebody', () => {
    const later = () => Date.now() + tenMinutes + 1000;
    const mailed = async (name: string) =>
      (await Promise.all([...new Set([server, other])].map(async (each) => each.mailsTo(`${name}@example.com`))))
        .flat()
        .filter(({ subject }) => /mentioned/.test(subject ?? ''));
    const mailFromBoth = async (now: number) => {
      await Promise.all([mailMentions(server.services, now), mailMentions(other.services, now)]);
    };

    it('show the present name, and refuse who is not in the project', async () => {
      const text = `Ask ${formatMention(bora!.id)}.`;
      const comment = await written(ada!, { toolset: 'persona', text });
      expect(comment).toMatchObject({ text, mentions: [{ id: bora!.id, name: 'BORA' }] });
      await bora!.call('PATCH', '/api/user/current', { fullName: 'Bora B.' });
      expect((await found(comment.id, 'persona'))?.mentions).toEqual([{ id: bora!.id, name: 'Bora B.' }]);
      for (const id of [stranger!.id, createId()])
        expect(faults(await write(ada!, { toolset: 'persona', text: formatMention(id) }))).toEqual({
          '/text': 'not-in-project',
        });
      expect(await unread(bora!, 'persona')).toBe(1);
      await bora!.call('POST', address('read'), { toolset: 'persona' });
      expect(await unread(bora!, 'persona')).toBe(0);
      await mailFromBoth(later());
      expect(await mailed('bora')).toHaveLength(0);
    });

    it('mail once for all that is unread after ten minutes, whichever server sends it', async () => {
      const text = `${formatMention(cem!.id)} and ${formatMention(cem!.id)}, what do you say?`;
      const first = await written(ada!, { toolset: 'persona', text });
      await written(bora!, { toolset: 'market', text });
      await written(cem!, { toolset: 'market', text });
      await mailFromBoth(Date.now());
      expect(await mailed('cem')).toHaveLength(0);
      await mailFromBoth(later());
      await mailFromBoth(later());
      const mails = await mailed('cem');
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toContain(`/project/${project}/tools/persona?comment=${first.id}`);
      expect(await unread(cem!, 'market')).toBe(1);
    });

    it('mail the language of the person, with what names hold as text', async () => {
      await cem!.call('PATCH', '/api/user/current', { language: 'tr' });
      await ada!.call('PATCH', '/api/user/current', { fullName: '<b>Ada</b>' });
      await written(ada!, { toolset: 'requirement', text: formatMention(cem!.id) });
      await mailFromBoth(later());
      const mails = await Promise.all([...new Set([server, other])].map((each) => each.mailsTo('cem@example.com')));
      const mail = mails.flat().find(({ subject }) => subject?.includes('sizden bahsetti'));
      expect(mail?.text).toContain('<b>Ada</b>, “');
      expect(mail?.html).not.toContain('<b>Ada');
    });

    it('mail nobody who was removed meanwhile', async () => {
      await written(ada!, { toolset: 'requirement', text: formatMention(bora!.id) });
      await server.services.database.connection('project_members').where({ user_id: bora!.id }).delete();
      await mailFromBoth(later());
      expect(await mailed('bora')).toHaveLength(0);
      await join(bora!, 'editor');
    });
  });

  it('keep their words when the account of their author is deleted, without the name', async () => {
    const comment = await written(cem!, { toolset: 'market', text: `Mine, ${formatMention(ada!.id)}.` });
    const mention = await written(ada!, { toolset: 'market', text: formatMention(cem!.id) });
    const data = (await cem!.call('GET', '/api/user/export')).body.data;
    expect(data.comments).toContainEqual(expect.objectContaining({ id: comment.id, text: comment.text }));
    expect(JSON.stringify(data)).not.toContain(mention.id);
    expect((await cem!.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    expect(await found(comment.id, 'market')).toMatchObject({ author: null, text: comment.text });
    expect((await found(mention.id, 'market'))?.mentions).toEqual([{ id: cem!.id, name: null }]);
  });
});
