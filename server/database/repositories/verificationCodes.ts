import type { Connection, Transaction } from '../Database.ts';
import { createId } from '../createId.ts';

export type CodePurpose = 'register' | 'password-reset';

export interface CodeRow {
  id: string;
  codeHash: string;
  attempts: number;
  tokenHash: string | null;
  expiresAt: string;
}

const columns = {
  id: 'id',
  codeHash: 'code_hash',
  attempts: 'attempts',
  tokenHash: 'token_hash',
  expiresAt: 'expires_at',
};

/** One code stands for a purpose and an address; a new one takes the place of the old. */
export async function replaceCode(
  transaction: Transaction,
  code: { purpose: CodePurpose; email: string; codeHash: string; expiresAt: string },
): Promise<void> {
  const { purpose, email } = code;
  await transaction('verification_codes').where({ purpose, email }).delete();
  await transaction('verification_codes').insert({
    id: createId(),
    purpose,
    email,
    code_hash: code.codeHash,
    attempts: 0,
    created_at: new Date().toISOString(),
    expires_at: code.expiresAt,
  });
}

export async function findCode(connection: Connection, purpose: CodePurpose, email: string): Promise<CodeRow | null> {
  return (await connection('verification_codes').where({ purpose, email }).first(columns)) ?? null;
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

/** Takes the proof of a verified address away and says whose it was; works once. */
export async function consumeVerified(
  transaction: Transaction,
  purpose: CodePurpose,
  tokenHash: string,
): Promise<{ email: string; expiresAt: string } | null> {
  const row = await transaction('verification_codes')
    .where({ purpose, token_hash: tokenHash })
    .first({ id: 'id', email: 'email', expiresAt: 'expires_at' });
  if (!row) return null;
  const deleted = await transaction('verification_codes').where({ id: row.id }).delete();
  return deleted === 1 ? { email: row.email, expiresAt: row.expiresAt } : null;
}

export async function deleteCodesBefore(connection: Connection, time: string): Promise<void> {
  await connection('verification_codes').where('expires_at', '<', time).delete();
}
