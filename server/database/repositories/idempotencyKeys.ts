import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

export async function findAnswer<T>(
  connection: Connection,
  { userId, keyHash }: { userId: string; keyHash: string },
): Promise<{ requestHash: string; answer: T } | null> {
  const row = await connection('idempotency_keys')
    .where({ user_id: userId, key_hash: keyHash })
    .first('request_hash', 'response');
  return row ? { requestHash: row.request_hash, answer: decodeJson<T>(row.response) as T } : null;
}

export async function insertKey(
  transaction: Transaction,
  { userId, keyHash, requestHash }: { userId: string; keyHash: string; requestHash: string },
): Promise<string> {
  const id = createId();
  await transaction('idempotency_keys').insert({
    id,
    user_id: userId,
    key_hash: keyHash,
    request_hash: requestHash,
    created_at: new Date().toISOString(),
  });
  return id;
}

export async function keepAnswer(
  transaction: Transaction,
  { id, answer }: { id: string; answer: unknown },
): Promise<void> {
  await transaction('idempotency_keys')
    .where({ id })
    .update({ response: encodeJson(answer) });
}

export async function deleteKeysBefore(connection: Connection, time: string): Promise<void> {
  await connection('idempotency_keys').where('created_at', '<', time).delete();
}
