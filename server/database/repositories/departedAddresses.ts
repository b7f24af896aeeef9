import type { Connection, Transaction } from '#server/database/Database.ts';

/** Remembers an address that no account has any more, and how many of its tokens were left. */
export async function keepDepartedAddress(
  transaction: Transaction,
  { addressHash, tokensLeft }: { addressHash: string; tokensLeft: number },
): Promise<void> {
  await transaction('departed_addresses')
    .insert({ address_hash: addressHash, tokens_left: tokensLeft, departed_at: new Date().toISOString() })
    .onConflict('address_hash')
    .merge();
}

/**
 * Forgets an address that has an account again; gives the tokens that were left, or null for one that never departed.
 */
export async function takeDepartedAddress(transaction: Transaction, addressHash: string): Promise<number | null> {
  const row = await transaction('departed_addresses').where({ address_hash: addressHash }).first('tokens_left');
  if (!row) return null;
  await transaction('departed_addresses').where({ address_hash: addressHash }).delete();
  return row.tokens_left;
}

export async function deleteDepartedAddressesBefore(connection: Connection, time: string): Promise<void> {
  await connection('departed_addresses').where('departed_at', '<', time).delete();
}
