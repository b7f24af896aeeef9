import { listProjectImages } from '../database/repositories/images.ts';
import type { Connection } from '../database/Database.ts';
import { decodeCursor } from '../database/cursor.ts';
import { listCommentsOf } from '../database/repositories/comments.ts';
import { listEarlierContents } from '../database/repositories/earlierContents.ts';
import { listGenerationsOf } from '../database/repositories/generationHistory.ts';
import { listIdentitiesOf } from '../database/repositories/identities.ts';
import { listMovements } from '../database/repositories/movements.ts';
import { listMembers, listMemberships } from '../database/repositories/projectMembers.ts';
import { listOwnedProjects } from '../database/repositories/projectLists.ts';
import type { ProjectOfPerson } from '../database/repositories/projects.ts';
import { findProjectToolsets } from '../database/repositories/projectToolsets.ts';
import { listVersions } from '../database/repositories/projectVersions.ts';
import { listSessionsOf } from '../database/repositories/sessions.ts';
import type { UserRow } from '../database/repositories/users.ts';
import { listVersionContents } from '../database/repositories/versionContents.ts';
import { listWorkspaces } from '../database/repositories/workspaces.ts';
import { findInvoiceDetails } from '../database/repositories/invoiceDetails.ts';
import { listSubscriptionsOf } from '../database/repositories/subscriptions.ts';
import { cardsOf, invoicesOf, paymentsOf } from './billingOf.ts';
import { presentMovement } from '../billing/presentMovement.ts';
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
  yield* list('comments', commentsOf(connection, user.id));
  yield* list('memberships', await listMemberships(connection, user.id));
  yield* list('generations', generationsOf(connection, user.id));
  yield* list('tokens', walletOf(connection, user.id));
  yield* list('payments', paymentsOf(connection, user.id));
  yield* list('subscriptions', await listSubscriptionsOf(connection, user.id));
  yield* list('cards', await cardsOf(connection, user.id));
  yield* list('invoiceDetails', [await findInvoiceDetails(connection, user.id)].filter(Boolean));
  yield* list('invoices', invoicesOf(connection, user.id));
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
    const page = await listOwnedProjects(connection, { userId, sort: 'name', limit: pageSize, after, of: 'all' });
    for (const project of page.projects) yield await withToolsets(connection, project);
    after = page.nextCursor ? decodeCursor(page.nextCursor) : null;
  } while (after);
}

async function withToolsets(connection: Connection, { userId: _, role: __, ...project }: ProjectOfPerson) {
  const rows = await findProjectToolsets(connection, project.id);
  const earlierContents = await listEarlierContents(connection, project.id);
  const toolsets = [...rows.values()].map(({ toolsetId, revision, savedAt, content, draft }) => ({
    toolset: toolsetId,
    revision,
    savedAt,
    content,
    draft: draft && { createdAt: draft.createdAt, starter: draft.isStarter, content: draft.content },
  }));
  const members = (await listMembers(connection, project.id)).map(({ email, role, joinedAt }) => ({
    email,
    role,
    joinedAt,
  }));
  const images = await listProjectImages(connection, project.id);
  return { ...project, members, toolsets, images, earlierContents, ...(await versionsOf(connection, project.id)) };
}

/** What versions hold, with every document once. */
async function versionsOf(connection: Connection, projectId: string) {
  const { held, documents } = await listVersionContents(connection, projectId);
  const versions = (await listVersions(connection, projectId)).map(
    ({ id, name, cause, author, project, createdAt }) => ({
      id,
      name,
      cause,
      by: author?.fullName ?? null,
      createdAt,
      project,
      toolsets: held.get(id)?.map((each) => ({ toolset: each.toolset_id, content: each.version_content_id })) ?? [],
    }),
  );
  return { versions, versionContents: documents };
}

async function* commentsOf(connection: Connection, userId: string) {
  for (let after = ''; ;) {
    const page = await listCommentsOf(connection, userId, { after, limit: pageSize });
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
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
    const page = await listMovements(connection, userId, { limit: pageSize, before });
    for (const movement of page) {
      const { reason: kind, ...entry } = presentMovement(movement, userId);
      yield { kind, ...entry };
    }
    if (page.length < pageSize) return;
    before = page.at(-1)!.id;
  }
}
