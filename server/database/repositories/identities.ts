import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

/** An external account linked to one of ours. The subject is stable; addresses and names change. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

export async function insertIdentity(
  transaction: Transaction,
  { userId, issuer, subject }: IdentityKey & { userId: string },
): Promise<void> {
  await transaction('identities').insert({
    id: createId(),
    user_id: userId,
    issuer,
    subject,
    created_at: new Date().toISOString(),
  });
}

export async function findIdentityOwner(
  connection: Connection,
  { issuer, subject }: IdentityKey,
): Promise<string | null> {
  const row = await connection('identities').where({ issuer, subject }).first({ userId: 'user_id' });
  return row?.userId ?? null;
}

export async function listIdentitiesOf(
  connection: Connection,
  userId: string,
): Promise<(IdentityKey & { createdAt: string })[]> {
  return connection('identities')
    .where({ user_id: userId })
    .orderBy('id')
    .select({ issuer: 'issuer', subject: 'subject', createdAt: 'created_at' });
}

/** A person's subjects at one issuer. */
export async function listSubjectsOf(connection: Connection, userId: string, issuer: string): Promise<string[]> {
  return connection('identities').where({ user_id: userId, issuer }).pluck('subject');
}
