import type { Connection, Transaction } from '#server/database/Database.ts';

/** A gateway's own name for a person. */
export async function findCustomerRef(connection: Connection, userId: string, gateway: string): Promise<string | null> {
  const row = await connection('gateway_customers').where({ user_id: userId, gateway }).first('gateway_ref');
  return row?.gateway_ref ?? null;
}

export async function putCustomerRef(
  transaction: Transaction,
  { userId, gateway, ref }: { userId: string; gateway: string; ref: string },
): Promise<void> {
  const row = { gateway, gateway_ref: ref };
  await transaction('gateway_customers')
    .insert({ user_id: userId, ...row })
    .onConflict('user_id')
    .merge(row);
}
