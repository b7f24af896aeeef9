import { randomInt, timingSafeEqual } from 'node:crypto';

import type { Database, Transaction } from '../database/Database.ts';
import {
  type CodeKey,
  type CodePurpose,
  type CodeRow,
  consumeVerified,
  countAttempt,
  deleteCode,
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

/** What a code is good for, and nothing else. */
export interface CodeFlow extends CodeKey {
  /** The address that a signed-in person asked the code for. */
  address?: string;
}

export type CodeRefusal = 'code-invalid' | 'code-expired';

/**
 * Makes the code of a flow and gives it back for the mail. Where no code may be sent, pass `usable: false`: a row stands
 * all the same, so that trying codes ends in the same answers, but no code fits it.
 */
export async function issueCode(database: Database, flow: CodeFlow, { usable }: { usable: boolean }): Promise<string> {
  const { purpose, subject } = flow;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = usable ? hashCode(flow, code) : hashToken(createSecretToken());
  const expiresAt = new Date(Date.now() + codeLasts).toISOString();
  await database.transaction((transaction) => replaceCode(transaction, { purpose, subject, codeHash, expiresAt }));
  return code;
}

/** Exchanges a right code for a proof of the address. Five wrong tries end a code; it works once. */
export async function verifyCode(database: Database, flow: CodeFlow, code: string): Promise<string> {
  const verdict = await database.transaction(async (transaction) => {
    const row = await tryCode(transaction, flow, code);
    if (typeof row === 'string') return row;
    const token = createSecretToken();
    const expiresAt = new Date(Date.now() + proofLasts).toISOString();
    await setVerified(transaction, row.id, { tokenHash: hashToken(token), expiresAt });
    return { token };
  });
  if (typeof verdict === 'string') throw new BusinessError(verdict);
  return verdict.token;
}

/**
 * Uses a right code up where its work is done in the same transaction; null when it was right. A refusal is given back and
 * not thrown: thrown inside the transaction, it would undo the count of the try.
 */
export async function takeCode(transaction: Transaction, flow: CodeFlow, code: string): Promise<CodeRefusal | null> {
  const row = await tryCode(transaction, flow, code);
  if (typeof row === 'string') return row;
  await deleteCode(transaction, row.id);
  return null;
}

/** The address that a proof stands for; the proof is used up by it. */
export async function redeemProof(transaction: Transaction, purpose: CodePurpose, token: string): Promise<string> {
  const proof = await consumeVerified(transaction, purpose, hashToken(token));
  if (!proof || proof.expiresAt < new Date().toISOString()) throw new BusinessError('verification-invalid');
  return proof.subject;
}

async function tryCode(transaction: Transaction, flow: CodeFlow, code: string): Promise<CodeRow | CodeRefusal> {
  const row = await findCode(transaction, flow);
  if (!row) return 'code-invalid';
  if (row.expiresAt < new Date().toISOString()) return 'code-expired';
  if (!(await countAttempt(transaction, row.id, maxAttempts))) return 'code-expired';
  return isSame(row.codeHash, hashCode(flow, code)) ? row : 'code-invalid';
}

function hashCode({ purpose, subject, address = '' }: CodeFlow, code: string): string {
  return hashToken([purpose, subject, address, code].join(':'));
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
