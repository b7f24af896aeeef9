import type { TestCardBehaviour } from '#engine/protocol/testCards.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

/** All that the sandbox keeps of a card. */
export interface SandboxCardRow {
  ref: string;
  userId: string;
  behaviour: TestCardBehaviour;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

export async function insertSandboxCard(
  transaction: Transaction,
  card: SandboxCardRow & { createdAt: string },
): Promise<void> {
  await transaction('sandbox_cards').insert({
    ref: card.ref,
    user_id: card.userId,
    behaviour: card.behaviour,
    brand: card.brand,
    last_four: card.lastFour,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    created_at: card.createdAt,
  });
}

export async function findSandboxCard(connection: Connection, ref: string): Promise<SandboxCardRow | null> {
  const row = await connection('sandbox_cards').where({ ref }).first({
    ref: 'ref',
    userId: 'user_id',
    behaviour: 'behaviour',
    brand: 'brand',
    lastFour: 'last_four',
    expiryMonth: 'expiry_month',
    expiryYear: 'expiry_year',
  });
  return row ?? null;
}

export async function deleteSandboxCard(transaction: Transaction, ref: string): Promise<void> {
  await transaction('sandbox_cards').where({ ref }).delete();
}

export async function deleteSandboxCardsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction('sandbox_cards').where({ user_id: userId }).delete();
}

/** Those that nobody pays with: they were replaced, or stored at a page that was never finished. */
export async function deleteUnusedSandboxCardsBefore(transaction: Transaction, time: string): Promise<void> {
  const stored = transaction('stored_cards').where({ gateway: 'sandbox' }).select('gateway_ref');
  await transaction('sandbox_cards').where('created_at', '<', time).whereNotIn('ref', stored).delete();
}
