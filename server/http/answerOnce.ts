import { createHash } from 'node:crypto';

import type { Context } from 'koa';

import type { Database, Transaction } from '../database/Database.ts';
import { findAnswer, insertKey, keepAnswer } from '../database/repositories/idempotencyKeys.ts';
import { ApplicationError } from '../errors/ApplicationError.ts';
import { UniqueViolationError } from '../errors/UniqueViolationError.ts';

interface Once {
  context: Context;
  user: { id: string };
  body: unknown;
  /** Counts the work against the limits of the route: once a request, and never a repetition, also of one that still runs. */
  admit: () => Promise<void>;
}

/**
 * Runs the work in one transaction. With an `Idempotency-Key`, the key stands in the same transaction: repeated with the
 * same body, the first answer is given and nothing is done; with another body it is refused. A repetition that comes
 * while the first still runs waits for it.
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
      // First the key: it holds a repetition back until the answer stands, so that only one of them is counted.
      const id = await insertKey(transaction, row);
      await (admission ??= admit());
      const answer = await work(transaction);
      await keepAnswer(transaction, { id, answer });
      return answer;
    });
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    const first = await findAnswer<T>(database.connection, row);
    if (!first) throw error; // the work's own violation, not the key's
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

// The same body in another order of keys is the same request.
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, child: unknown) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : child,
  );
}
