import { createHash } from 'node:crypto';

import type { Context } from 'koa';

import type { Database, Transaction } from '#server/database/Database.ts';
import { findAnswer, insertKey, keepAnswer } from '#server/database/repositories/idempotencyKeys.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';

interface Once {
  context: Context;
  user: { id: string };
  body: unknown;
  /** Counts the work against the route's limits: once per request, never for repetitions, including concurrent ones. */
  admit: () => Promise<void>;
}

/**
 * Runs the work in one transaction. An `Idempotency-Key` is stored in the same transaction: a repetition with the same
 * body gets the first answer and does nothing; one with another body is refused. A repetition that arrives while the
 * first is running waits for it.
 */
export async function answerOnce<T>(
  database: Database,
  { context, user, body, admit }: Once,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const key = context.get('idempotency-key');
  if (!key) {
    await admit();
    return database.transaction(work);
  }
  const row = {
    userId: user.id,
    keyHash: hash(key),
    requestHash: hash(`${context.method} ${context.path} ${canonical(body)}`),
  };
  const known = await findAnswer<T>(database.connection, row);
  if (known) return repeat(known, row.requestHash);
  let admission: Promise<void> | undefined;
  try {
    return await database.transaction(async (transaction) => {
      // Inserting the key takes a shared lock on the person's row on MySQL; work that locks it later would deadlock
      // with another call's key.
      await lockUser(transaction, user.id);
      // The key is inserted first: its unique index blocks repetitions until the answer is stored, so only one is
      // counted.
      const id = await insertKey(transaction, row);
      await (admission ??= admit());
      const answer = await work(transaction);
      await keepAnswer(transaction, { id, answer });
      return answer;
    });
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    const first = await findAnswer<T>(database.connection, row);
    if (!first) throw error; // the work itself violated a unique key
    return repeat(first, row.requestHash);
  }
}

function repeat<T>(known: { requestHash: string; answer: T }, requestHash: string): T {
  if (known.requestHash !== requestHash) throw new ApplicationError('idempotency-mismatch');
  return known.answer;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

// JSON with sorted keys, so that the order of keys does not matter.
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, child: unknown) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : child,
  );
}
