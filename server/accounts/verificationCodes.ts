import { randomInt, timingSafeEqual } from 'node:crypto';

import type { Database, Transaction } from '../database/Database.ts';
import {
  type CodePurpose,
  consumeVerified,
  countAttempt,
  findCode,
  replaceCode,
  setVerified,
} from '../database/repositories/verificationCodes.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { createSecretToken, hashToken } from './secretToken.ts';

const minute = 60 * 1000;
const codeLasts = 10 * minute;
const proofLasts = 30 * minute;
const maxAttempts = 5;

/**
 * Makes the code of an address and gives it back for the mail. Where no code may be sent, pass `usable: false`: a row
 * stands all the same, so that trying codes ends in the same answers, but no code fits it.
 */
export async function issueCode(
  database: Database,
  { purpose, email, usable }: { purpose: CodePurpose; email: string; usable: boolean },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = usable ? hashCode(purpose, email, code) : hashToken(createSecretToken());
  const expiresAt = new Date(Date.now() + codeLasts).toISOString();
  await database.transaction((transaction) => replaceCode(transaction, { purpose, email, codeHash, expiresAt }));
  return code;
}

/** Exchanges a right code for a proof of the address. Five wrong tries end a code; it works once. */
export async function verifyCode(
  database: Database,
  { purpose, email, code }: { purpose: CodePurpose; email: string; code: string },
): Promise<string> {
  // The verdict leaves the transaction as a value: thrown inside, it would undo the count of the try.
  const verdict = await database.transaction(async (transaction) => {
    const row = await findCode(transaction, purpose, email);
    if (!row) return 'code-invalid';
    if (row.expiresAt < new Date().toISOString()) return 'code-expired';
    if (!(await countAttempt(transaction, row.id, maxAttempts))) return 'code-expired';
    if (!isSame(row.codeHash, hashCode(purpose, email, code))) return 'code-invalid';
    const token = createSecretToken();
    const expiresAt = new Date(Date.now() + proofLasts).toISOString();
    await setVerified(transaction, row.id, { tokenHash: hashToken(token), expiresAt });
    return { token };
  });
  if (typeof verdict === 'string') throw new BusinessError(verdict);
  return verdict.token;
}

/** The address that a proof stands for; the proof is used up by it. */
export async function redeemProof(transaction: Transaction, purpose: CodePurpose, token: string): Promise<string> {
  const proof = await consumeVerified(transaction, purpose, hashToken(token));
  if (!proof || proof.expiresAt < new Date().toISOString()) throw new BusinessError('verification-invalid');
  return proof.email;
}

function hashCode(purpose: CodePurpose, email: string, code: string): string {
  return hashToken(`${purpose}:${email}:${code}`);
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
