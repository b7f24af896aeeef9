import type { Connection } from '../database/Database.ts';
import { decodeCursor } from '../database/cursor.ts';
import { listEarlierContents } from '../database/repositories/earlierContents.ts';
import { listGenerationsOf } from '../database/repositories/generationHistory.ts';
import { listIdentitiesOf } from '../database/repositories/identities.ts';
import { listWalletEntries } from '../database/repositories/ledgerEntries.ts';
import { listProjects, type ProjectRow } from '../database/repositories/projects.ts';
import { findProjectToolsets } from '../database/repositories/projectToolsets.ts';
import { listSessionsOf } from '../database/repositories/sessions.ts';
import type { UserRow } from '../database/repositories/users.ts';
import { listWorkspaces } from '../database/repositories/workspaces.ts';
import { presentUser } from './presentUser.ts';

const pageSize = 100;

/** All data kept about a person, as chunks of one JSON document. Projects are read one at a time while it is sent. */
export async function* exportAccount(connection: Connection, user: UserRow): AsyncGenerator<string> {
  const about = { exportedAt: new Date().toISOString(), user: presentUser(user) };
  yield `{"data":${JSON.stringify(about).slice(0, -1)}`;
  yield* list('identities', await listIdentitiesOf(connection, user.id));
  yield* list('sessions', await listSessionsOf(connection, user.id));
  yield* list('workspaces', (await listWorkspaces(connection, user.id)).workspaces);
  yield* list('projects', projectsOf(connection, user.id));
  yield* list('generations', generationsOf(connection, user.id));
  yield* list('tokens', walletOf(connection, user.id));
  yield '}}\n';
}

async function* list(name: string, items: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let separator = '\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
  yield ']';
}

async function* projectsOf(connection: Connection, userId: string) {
  let after: ReturnType<typeof decodeCursor> = null;
  do {
    const page = await listProjects(connection, { userId, sort: 'name', limit: pageSize, after });
    for (const project of page.projects) yield await withToolsets(connection, project);
    after = page.nextCursor ? decodeCursor(page.nextCursor) : null;
  } while (after);
}

async function withToolsets(connection: Connection, { userId: _, ...project }: ProjectRow) {
  const rows = await findProjectToolsets(connection, project.id);
  const earlierContents = await listEarlierContents(connection, project.id);
  const toolsets = [...rows.values()].map(({ toolsetId, revision, savedAt, content, draft }) => ({
    toolset: toolsetId,
    revision,
    savedAt,
    content,
    draft: draft && { createdAt: draft.createdAt, starter: draft.isStarter, content: draft.content },
  }));
  return { ...project, toolsets, earlierContents };
}

async function* generationsOf(connection: Connection, userId: string) {
  for (let after = ''; ;) {
    const page = await listGenerationsOf(connection, userId, { after, limit: pageSize });
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}

async function* walletOf(connection: Connection, userId: string) {
  for (let before: string | undefined; ;) {
    const page = await listWalletEntries(connection, userId, { limit: pageSize, ...(before && { before }) });
    yield* page;
    if (page.length < pageSize) return;
    before = page.at(-1)!.id;
  }
}
