import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

/** State of one sign-in flow at an identity provider, stored until the person returns. */
export interface SignInFlowRow {
  nonce: string;
  codeVerifier: string;
  acceptTerms: boolean;
  expiresAt: string;
}

export async function insertSignInFlow(
  transaction: Transaction,
  flow: SignInFlowRow & { stateHash: string },
): Promise<void> {
  await transaction('sign_in_flows').insert({
    id: createId(),
    state_hash: flow.stateHash,
    nonce: flow.nonce,
    code_verifier: flow.codeVerifier,
    accept_terms: flow.acceptTerms,
    expires_at: flow.expiresAt,
  });
}

/** Deletes and returns the flow; of concurrent calls, only one gets it. */
export async function takeSignInFlow(transaction: Transaction, stateHash: string): Promise<SignInFlowRow | null> {
  const row = await transaction('sign_in_flows').where({ state_hash: stateHash }).first({
    id: 'id',
    nonce: 'nonce',
    codeVerifier: 'code_verifier',
    acceptTerms: 'accept_terms',
    expiresAt: 'expires_at',
  });
  if (!row) return null;
  const deleted = await transaction('sign_in_flows').where({ id: row.id }).delete();
  const { nonce, codeVerifier, acceptTerms, expiresAt } = row;
  return deleted === 1 ? { nonce, codeVerifier, acceptTerms: Boolean(acceptTerms), expiresAt } : null;
}

export async function deleteSignInFlowsBefore(connection: Connection, time: string): Promise<void> {
  await connection('sign_in_flows').where('expires_at', '<', time).delete();
}
