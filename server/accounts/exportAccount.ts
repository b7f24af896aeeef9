import { presentMovement } from '#server/billing/presentMovement.ts';
import { decodeCursor } from '#server/database/cursor.ts';
import type { Connection } from '#server/database/Database.ts';
import { findBrand } from '#server/database/repositories/brands.ts';
import { listCommentsOf } from '#server/database/repositories/comments.ts';
import { listDecisionsOf } from '#server/database/repositories/decisions.ts';
import { listGenerationsOf } from '#server/database/repositories/generationHistory.ts';
import { listIdentitiesOf } from '#server/database/repositories/identities.ts';
import { findInvoiceDetails } from '#server/database/repositories/invoiceDetails.ts';
import { listMovements } from '#server/database/repositories/movements.ts';
import { listAnswersOf } from '#server/database/repositories/projectAnswers.ts';
import { listOwnedProjects } from '#server/database/repositories/projectLists.ts';
import { listMemberships } from '#server/database/repositories/projectMembers.ts';
import { listSessionsOf } from '#server/database/repositories/sessions.ts';
import { listSubscriptionsOf } from '#server/database/repositories/subscriptions.ts';
import type { UserRow } from '#server/database/repositories/users.ts';
import { listWorkspaces } from '#server/database/repositories/workspaces.ts';

import { cardsOf, invoicesOf, paymentsOf } from './billingOf.ts';
import { exportProject } from './exportProject.ts';
import { jsonField, jsonList } from './jsonChunks.ts';
import { presentUser } from './presentUser.ts';

const pageSize = 100;

/**
 * All data kept about a person, as chunks of one JSON document. Its parts are read while it is sent, documents one at a
 * time.
 */
export async function* exportAccount(connection: Connection, user: UserRow): AsyncGenerator<string> {
  const about = { exportedAt: new Date().toISOString(), user: presentUser(user), timeZone: user.timeZone };
  yield `{"data":${JSON.stringify(about).slice(0, -1)}`;
  yield* jsonList('brands', [await findBrand(connection, { userId: user.id })].filter(Boolean));
  yield* jsonList('identities', await listIdentitiesOf(connection, user.id));
  yield* jsonList('sessions', await listSessionsOf(connection, user.id));
  yield* jsonList('workspaces', (await listWorkspaces(connection, user.id)).workspaces);
  yield* jsonField('projects', projectsOf(connection, user.id));
  yield* jsonList('comments', commentsOf(connection, user.id));
  yield* jsonList('answers', await listAnswersOf(connection, user.id));
  yield* jsonList('decisions', await listDecisionsOf(connection, user.id));
  yield* jsonList('memberships', await listMemberships(connection, user.id));
  yield* jsonList('generations', generationsOf(connection, user.id));
  yield* jsonList('tokens', walletOf(connection, user.id));
  yield* jsonList('payments', paymentsOf(connection, user.id));
  yield* jsonList('subscriptions', await listSubscriptionsOf(connection, user.id));
  yield* jsonList('cards', await cardsOf(connection, user.id));
  yield* jsonList('invoiceDetails', [await findInvoiceDetails(connection, user.id)].filter(Boolean));
  yield* jsonList('invoices', invoicesOf(connection, user.id));
  yield '}}\n';
}

async function* projectsOf(connection: Connection, userId: string) {
  let after: ReturnType<typeof decodeCursor> = null;
  do {
    const page = await listOwnedProjects(connection, { userId, sort: 'name', limit: pageSize, after, of: 'all' });
    for (const project of page.projects) yield exportProject(connection, project);
    after = page.nextCursor ? decodeCursor(page.nextCursor) : null;
  } while (after);
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
