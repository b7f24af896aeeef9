import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

/** What a gateway keeps, by its own name for it, and is to forget. */
export interface Remnant {
  id: string;
  gateway: string;
  kind: 'customer' | 'card';
  ref: string;
  /** How often the gateway was asked in vain. */
  tries: number;
}

export async function insertRemnant(
  transaction: Transaction,
  { gateway, kind, ref }: Pick<Remnant, 'gateway' | 'kind' | 'ref'>,
): Promise<void> {
  await transaction('gateway_remnants').insert({ id: createId(), gateway, kind, gateway_ref: ref });
}

/** All that gateways keep of a person: their own name for them, and the stored card. */
export async function insertRemnantsOf(transaction: Transaction, userId: string): Promise<void> {
  for (const [table, kind] of [
    ['gateway_customers', 'customer'],
    ['stored_cards', 'card'],
  ] as const)
    for (const row of await transaction(table).where({ user_id: userId }).select('gateway', 'gateway_ref'))
      await insertRemnant(transaction, { gateway: row.gateway, kind, ref: row.gateway_ref });
}

/** Those of a gateway that are to be asked about, the oldest first. */
export async function findDueRemnants(
  connection: Connection,
  { gateway, time, limit }: { gateway: string; time: string; limit: number },
): Promise<Remnant[]> {
  return connection('gateway_remnants')
    .where({ gateway })
    .where((due) => due.whereNull('next_try_at').orWhere('next_try_at', '<=', time))
    .orderBy('id')
    .limit(limit)
    .select({ id: 'id', gateway: 'gateway', kind: 'kind', ref: 'gateway_ref', tries: 'tries' });
}

export async function postponeRemnant(transaction: Transaction, id: string, nextTryAt: string): Promise<void> {
  await transaction('gateway_remnants').where({ id }).update({ next_try_at: nextTryAt }).increment('tries', 1);
}

export async function deleteRemnant(transaction: Transaction, id: string): Promise<void> {
  await transaction('gateway_remnants').where({ id }).delete();
}
