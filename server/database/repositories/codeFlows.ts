import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export type CodePurpose = 'register' | 'password-reset' | 'email-change' | 'account-deletion';

/** What codes are for. Several people may be at it at once, each in a flow of their own. */
export interface CodeSubject {
  purpose: CodePurpose;
  /** An address before sign-in, a person's id after it. */
  subject: string;
}

/** Which flow is meant: by the token that was handed out, by the network that asked, or, after sign-in, by neither. */
export type FlowOwner = { tokenHash: string } | { clientHash: string } | 'person';

export interface CodeFlowRow {
  id: string;
  codeHash: string;
  expiresAt: string;
}

export async function insertFlow(
  transaction: Transaction,
  flow: CodeSubject & {
    codeHash: string;
    tokenHash: string | null;
    clientHash: string | null;
    expiresAt: string;
  },
): Promise<void> {
  await transaction('code_flows').insert({
    id: createId(),
    purpose: flow.purpose,
    subject: flow.subject,
    token_hash: flow.tokenHash,
    client_hash: flow.clientHash,
    code_hash: flow.codeHash,
    attempts: 0,
    client_attempts: 0,
    proof_hash: null,
    created_at: new Date().toISOString(),
    expires_at: flow.expiresAt,
  });
}

/** The newest that its owner began, whatever others began since. */
export async function findFlow(
  connection: Connection,
  { purpose, subject }: CodeSubject,
  owner: FlowOwner,
): Promise<CodeFlowRow | null> {
  const flows = connection('code_flows').where({ purpose, subject });
  if (owner !== 'person') {
    if ('tokenHash' in owner) flows.where({ token_hash: owner.tokenHash });
    else flows.where({ client_hash: owner.clientHash });
  }
  const row = await flows.orderBy('id', 'desc').first({ id: 'id', codeHash: 'code_hash', expiresAt: 'expires_at' });
  return row ?? null;
}

/** How many were begun since a time and led to nothing yet. */
export async function countFlows(
  connection: Connection,
  { purpose, subject }: CodeSubject,
  since: string,
): Promise<number> {
  const [row] = await connection('code_flows')
    .where({ purpose, subject })
    .where('created_at', '>', since)
    .count({ count: '*' });
  return Number(row?.['count']);
}

/**
 * Counts a try before it is looked at, so that tries sent at once cannot slip past the limit. Tries without the token
 * have a count of their own: somebody else in the same network must not use up those of the owner.
 */
export async function countAttempt(
  transaction: Transaction,
  id: string,
  { withToken, limit }: { withToken: boolean; limit: number },
): Promise<boolean> {
  const counter = withToken ? 'attempts' : 'client_attempts';
  const changed = await transaction('code_flows')
    .where({ id })
    .whereNull('proof_hash')
    .where(counter, '<', limit)
    .increment(counter, 1);
  return Number(changed) === 1;
}

export async function setProof(
  transaction: Transaction,
  id: string,
  { proofHash, expiresAt }: { proofHash: string; expiresAt: string },
): Promise<void> {
  await transaction('code_flows').where({ id }).update({ proof_hash: proofHash, expires_at: expiresAt });
}

/** Takes the proof of a subject away and says whose it was; works once. */
export async function consumeProof(
  transaction: Transaction,
  purpose: CodePurpose,
  proofHash: string,
): Promise<{ subject: string; expiresAt: string } | null> {
  const row = await transaction('code_flows')
    .where({ purpose, proof_hash: proofHash })
    .first({ id: 'id', subject: 'subject', expiresAt: 'expires_at' });
  if (!row || !(await deleteFlow(transaction, row.id))) return null;
  return { subject: row.subject, expiresAt: row.expiresAt };
}

export async function deleteFlow(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction('code_flows').where({ id }).delete()) === 1;
}

/** Ends the codes of the subjects, and the proofs that were given for them: of one purpose, or of all. */
export async function deleteFlowsOf(
  transaction: Transaction,
  subjects: readonly string[],
  purpose?: CodePurpose,
): Promise<void> {
  const flows = transaction('code_flows').whereIn('subject', [...subjects]);
  await (purpose ? flows.where({ purpose }) : flows).delete();
}

export async function deleteFlowsBefore(
  connection: Connection,
  { expired, begun }: { expired: string; begun: string },
): Promise<void> {
  await connection('code_flows').where('expires_at', '<', expired).where('created_at', '<', begun).delete();
}
