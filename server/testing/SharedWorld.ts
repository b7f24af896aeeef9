import type { ProjectRole } from '#engine/protocol/project.ts';
import { questionId } from '#engine/questions/questionId.ts';
import { createId } from '#server/database/createId.ts';
import { insertProjectImages } from '#server/database/repositories/images.ts';
import { storeImage } from '#server/images/storeImage.ts';

import { addFinding } from './addFinding.ts';
import { Person } from './Person.ts';
import type { Owning } from './routeCases.ts';
import type { TestServer } from './startTestServer.ts';

/** Everybody who may come to a project's address. */
export const readers = [
  'owner',
  'editor',
  'viewer',
  'commenter of another project',
  'holder of a link',
  'holder of a link with an account',
  'stranger',
  'anonymous',
] as const;
export type ReaderName = (typeof readers)[number];

/** A project that is shared in every way, and somebody who comes to it. */
export interface SharedWorld {
  host: Person;
  /** As an owner whose things a request is aimed at. */
  owning: Owning;
  /** Of the share link. */
  link: string;
  /** The session that the reader sends; none for whoever has no account. */
  token: string | undefined;
}

export async function createSharedWorld(server: TestServer, reader: ReaderName): Promise<SharedWorld> {
  const { token, user } = await server.register();
  const host = new Person(server, { id: user.id, token });
  const { project, generation } = (await host.call('POST', '/api/projects', { name: 'Shared', description: 'Ours' }))
    .body.data;
  await host.ended(generation.id);
  const question = `Who pays for ${project.id}?`;
  const about = server.services.toolsets.get('about').examples.en;
  await host.save(project.id, 'about', { ...about, openQuestions: [question] });
  const address = `/api/projects/${project.id}`;
  const make = async (path: string, body: object) => (await host.call('POST', address + path, body)).body.data;
  const { id: shareLink, url } = await make('/share-links', { takesComments: true, preview: true });
  const [member, others] = [await Person.register(server), await Person.register(server)];
  const memberRole = reader === 'viewer' ? 'viewer' : 'editor';
  const ids = {
    '/api/projects': project.id,
    '/api/generations': generation.id,
    ':version': (await make('/versions', { name: 'Before' })).id,
    ':link': shareLink,
    ':member': await join(server, project.id, member, memberRole),
    ':source': (await make('/sources', { title: 'Talk', kind: 'talk', text: 'P1: Yes.\nP1: No.' })).id,
    ':person': 'p1',
    ':comment': '',
    ':question': questionId(question),
    ':finding': await addFinding(server, project.id),
    ':fileName': await addImage(server, project.id, host.id),
  };
  const person = { owner: host, editor: member, viewer: member }[reader as ProjectRole] ?? others;
  // Where they may comment, it is their own, so that nothing but their role is in the way.
  const author = person === others ? host : person;
  const comment = { toolset: 'about', text: 'Is this so?' };
  ids[':comment'] = (await author.call('POST', `${address}/comments`, comment)).body.data.id;
  if (reader === 'commenter of another project') {
    const another = await host.project();
    await join(server, another, others, 'viewer');
    await others.call('POST', `/api/projects/${another}/comments`, comment);
  }
  const link = new URL(url).pathname.replace('/shared/', '');
  const tokens: Partial<Record<ReaderName, string | undefined>> = { 'holder of a link': link, anonymous: undefined };
  return {
    host,
    owning: { id: host.id, email: user.email, workspaceId: project.workspaceId, ids },
    link,
    token: reader in tokens ? tokens[reader] : person.token,
  };
}

async function join(server: TestServer, projectId: string, { id }: Person, role: ProjectRole): Promise<string> {
  const { connection } = server.services.database;
  const { email } = await connection('users').where({ id }).first('email');
  const now = new Date().toISOString();
  const row = { id: createId(), project_id: projectId, user_id: id, email, role, created_at: now, joined_at: now };
  await connection('project_members').insert({ ...row, last_opened_at: now });
  return row.id;
}

export async function addImage({ services }: TestServer, project: string, owner: string): Promise<string> {
  const fileName = await storeImage(services, { bytes: Buffer.from('x'), type: 'png', width: 1, height: 1 });
  await services.database.transaction((transaction) => insertProjectImages(transaction, project, [fileName], owner));
  return fileName;
}
