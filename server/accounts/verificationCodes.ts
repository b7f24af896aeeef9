import { randomInt, timingSafeEqual } from 'node:crypto';

import { codeLengths } from '#engine/protocol/codeLengths.ts';
import type { Transaction } from '#server/database/Database.ts';
import {
  type CodePurpose,
  type CodeSubject,
  consumeProof,
  countAttempt,
  countFlows,
  deleteFlow,
  deleteFlowsOf,
  findFlow,
  type FlowOwner,
  insertFlow,
  setProof,
} from '#server/database/repositories/codeFlows.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import type { KeyedHasher } from './createKeyedHasher.ts';
import { createSecretToken, hashToken } from './secretToken.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const codeLasts = 10 * minute;
const proofLasts = 30 * minute;
const maxAttempts = 5;
// So many codes of a day that led to nothing make the next one longer.
const unusedBeforeLonger = 3;
const noFlow = { id: '', codeHash: '0'.repeat(64), expiresAt: '9999' };

/** What a code is good for, and nothing else. */
export interface CodeTarget extends CodeSubject {
  /** The address that a signed-in person asked the code for. */
  address?: string;
}

/** Who asks for a code before sign-in, and so who may use it. */
export interface Requester {
  /** Handed out with the first code; null where the client did not keep it. */
  token: string | null;
  /** The network, for clients that keep nothing. */
  client: string;
}

export type CodeRefusal = 'code-invalid' | 'code-expired';

type Parts = Pick<Services, 'database' | 'keyedHash'>;

/**
 * Makes a code and gives it back for the mail. Where no code may be sent, pass `usable: false`: a flow stands all the
 * same, so that trying codes ends in the same answers, but no code fits it. `requester`: null after sign-in.
 */
export async function issueCode(
  { database, keyedHash }: Parts,
  target: CodeTarget,
  { usable, requester }: { usable: boolean; requester: { token: string; client: string } | null },
): Promise<string> {
  const { purpose, subject } = target;
  return database.transaction(async (transaction) => {
    const unused = await countFlows(transaction, target, new Date(Date.now() - day).toISOString());
    const step = Math.min(Math.floor(unused / unusedBeforeLonger), codeLengths.length - 1);
    const code = createCode(codeLengths[step]!);
    await insertFlow(transaction, {
      purpose,
      subject,
      tokenHash: requester && hashToken(requester.token),
      clientHash: requester && keyedHash('client', requester.client),
      codeHash: hashCode(keyedHash, target, usable ? code : createSecretToken()),
      expiresAt: new Date(Date.now() + codeLasts).toISOString(),
    });
    return code;
  });
}

/** Exchanges a right code for a proof of the address. Five wrong tries end a code; it works once. */
export async function verifyCode(
  { database, keyedHash }: Parts,
  target: CodeTarget,
  { code, requester }: { code: string; requester: Requester },
): Promise<string> {
  const verdict = await database.transaction(async (transaction) => {
    const flow = await tryCode({ transaction, keyedHash }, target, { code, requester });
    if (typeof flow === 'string') return flow;
    const token = createSecretToken();
    const expiresAt = new Date(Date.now() + proofLasts).toISOString();
    await setProof(transaction, flow.id, { proofHash: hashToken(token), expiresAt });
    return { token };
  });
  if (typeof verdict === 'string') throw new BusinessError(verdict);
  return verdict.token;
}

/**
 * Uses up the right code of a signed-in person where its work is done in the same transaction; null when it was right.
 * A refusal is given back and not thrown: thrown inside the transaction, it would undo the count of the try.
 */
export async function takeCode(
  parts: { transaction: Transaction; keyedHash: KeyedHasher },
  target: CodeTarget,
  code: string,
): Promise<CodeRefusal | null> {
  const flow = await tryCode(parts, target, { code, requester: null });
  if (typeof flow === 'string') return flow;
  await deleteFlow(parts.transaction, flow.id);
  return null;
}

/** The address that a proof stands for. The proof is used up, and what others began for the address ends. */
export async function redeemProof(transaction: Transaction, purpose: CodePurpose, token: string): Promise<string> {
  const proof = await consumeProof(transaction, purpose, hashToken(token));
  if (!proof || proof.expiresAt < new Date().toISOString()) throw new BusinessError('verification-invalid');
  await deleteFlowsOf(transaction, [proof.subject], purpose);
  return proof.subject;
}

/** Takes the same steps where there is no flow, so that time does not tell whether there is one. */
async function tryCode(
  { transaction, keyedHash }: { transaction: Transaction; keyedHash: KeyedHasher },
  target: CodeTarget,
  { code, requester }: { code: string; requester: Requester | null },
): Promise<{ id: string } | CodeRefusal> {
  let owner = ownerOf(keyedHash, requester);
  let found = await findFlow(transaction, target, owner);
  // A token of another flow, from the network that began this one.
  if (!found && requester?.token) {
    owner = ownerOf(keyedHash, { ...requester, token: null });
    found = await findFlow(transaction, target, owner);
  }
  const flow = found ?? noFlow;
  const isLate = flow.expiresAt < new Date().toISOString();
  const withToken = owner === 'person' || 'tokenHash' in owner;
  const isCounted = !isLate && (await countAttempt(transaction, flow.id, { withToken, limit: maxAttempts }));
  const isRight = isSame(flow.codeHash, hashCode(keyedHash, target, code));
  if (!found) return 'code-invalid';
  if (!isCounted) return 'code-expired';
  return isRight ? flow : 'code-invalid';
}

function ownerOf(keyedHash: KeyedHasher, requester: Requester | null): FlowOwner {
  if (!requester) return 'person';
  if (requester.token) return { tokenHash: hashToken(requester.token) };
  return { clientHash: keyedHash('client', requester.client) };
}

function createCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

function hashCode(keyedHash: KeyedHasher, { purpose, subject, address = '' }: CodeTarget, code: string): string {
  return keyedHash('code', [purpose, subject, address, code].join(':'));
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
