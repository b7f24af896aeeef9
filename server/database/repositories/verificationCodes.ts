import type { Connection, Transaction } from '../Database.ts';
import { createId } from '../createId.ts';

export type CodePurpose = 'register' | 'password-reset' | 'email-change' | 'account-deletion';

/** Which code is meant: one stands for a purpose and a subject. */
export interface CodeKey {
  purpose: CodePurpose;
  /** An address before sign-in, a person's id after it. */
  subject: string;
}

export interface CodeRow {
  id: string;
  codeHash: string;
  expiresAt: string;
}

/** A new code takes the place of the old, in one statement, so that requests sent at once do not collide. */
export async function replaceCode(
  transaction: Transaction,
  { purpose, subject, codeHash, expiresAt }: CodeKey & { codeHash: string; expiresAt: string },
): Promise<void> {
  const fresh = {
    // Another id, so that a try which read the old code cannot count on the new one.
    id: createId(),
    code_hash: codeHash,
    attempts: 0,
    token_hash: null,
    created_at: new Date().toISOString(),
    expires_at: expiresAt,
  };
  await transaction('verification_codes')
    .insert({ purpose, subject, ...fresh })
    .onConflict(['purpose', 'subject'])
    .merge(fresh);
}

export async function findCode(connection: Connection, { purpose, subject }: CodeKey): Promise<CodeRow | null> {
  const row = await connection('verification_codes')
    .where({ purpose, subject })
    .first({ id: 'id', codeHash: 'code_hash', expiresAt: 'expires_at' });
  return row ?? null;
}

/** Counts a try before it is looked at, so that tries sent at once cannot slip past the limit. */
export async function countAttempt(transaction: Transaction, id: string, limit: number): Promise<boolean> {
  const changed = await transaction('verification_codes')
    .where({ id })
    .whereNull('token_hash')
    .where('attempts', '<', limit)
    .increment('attempts', 1);
  return Number(changed) === 1;
}

export async function setVerified(
  transaction: Transaction,
  id: string,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: string },
): Promise<void> {
  await transaction('verification_codes').where({ id }).update({ token_hash: tokenHash, expires_at: expiresAt });
}

/** Takes the proof of a verified subject away and says whose it was; works once. */
export async function consumeVerified(
  transaction: Transaction,
  purpose: CodePurpose,
  tokenHash: string,
): Promise<{ subject: string; expiresAt: string } | null> {
  const row = await transaction('verification_codes')
    .where({ purpose, token_hash: tokenHash })
    .first({ id: 'id', subject: 'subject', expiresAt: 'expires_at' });
  if (!row || !(await deleteCode(transaction, row.id))) return null;
  return { subject: row.subject, expiresAt: row.expiresAt };
}

export async function deleteCode(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction('verification_codes').where({ id }).delete()) === 1;
}

/** Ends the codes of the subjects, and the proofs that were given for them: of one purpose, or of all. */
export async function deleteCodesOf(
  transaction: Transaction,
  subjects: readonly string[],
  purpose?: CodePurpose,
): Promise<void> {
  const codes = transaction('verification_codes').whereIn('subject', [...subjects]);
  await (purpose ? codes.where({ purpose }) : codes).delete();
}

export async function deleteCodesBefore(connection: Connection, time: string): Promise<void> {
  await connection('verification_codes').where('expires_at', '<', time).delete();
}
