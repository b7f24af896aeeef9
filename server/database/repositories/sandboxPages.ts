import type { SandboxPageStatus } from '#engine/protocol/sandbox.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** What a page was opened for. Of the person only their id is kept. */
export interface SandboxOrder {
  /** Of the payment, or of the setup. */
  id: string;
  userId: string;
  title: string | null;
  price: { amount: number; currency: string } | null;
  keepsCard: boolean;
  returnUrl: string;
}

export interface SandboxPageRow {
  ref: string;
  kind: 'checkout' | 'setup';
  order: SandboxOrder;
  /** As it was last written: whether the page has expired meanwhile, the clock tells. */
  status: SandboxPageStatus;
  reason: 'declined' | 'not-confirmed' | null;
  /** The card that was stored, or that waits for its confirmation. */
  cardRef: string | null;
  expiresAt: string;
}

interface Columns {
  ref: string;
  kind: SandboxPageRow['kind'];
  order: string;
  status: SandboxPageStatus;
  reason: SandboxPageRow['reason'];
  card_ref: string | null;
  expires_at: string;
}

/** Changes nothing if the page is there already. */
export async function insertSandboxPage(
  transaction: Transaction,
  page: Pick<SandboxPageRow, 'ref' | 'kind' | 'order' | 'expiresAt'> & { tokenHash: string; createdAt: string },
): Promise<void> {
  await transaction('sandbox_pages')
    .insert({
      token_hash: page.tokenHash,
      ref: page.ref,
      kind: page.kind,
      order: encodeJson(page.order),
      status: 'open',
      created_at: page.createdAt,
      expires_at: page.expiresAt,
    })
    .onConflict()
    .ignore();
}

export async function findSandboxPage(
  connection: Connection,
  key: { tokenHash: string } | { ref: string },
): Promise<SandboxPageRow | null> {
  const row = (await connection('sandbox_pages').where(columnsOf(key)).first()) as Columns | undefined;
  return row ? toPage(row) : null;
}

export async function lockSandboxPage(
  transaction: Transaction,
  key: { tokenHash: string } | { ref: string },
): Promise<SandboxPageRow | null> {
  const row = (await transaction('sandbox_pages').where(columnsOf(key)).forUpdate().first()) as Columns | undefined;
  return row ? toPage(row) : null;
}

export async function updateSandboxPage(
  transaction: Transaction,
  { ref, status, reason, cardRef }: Pick<SandboxPageRow, 'ref' | 'status' | 'reason' | 'cardRef'>,
): Promise<void> {
  await transaction('sandbox_pages').where({ ref }).update({ status, reason, card_ref: cardRef });
}

function columnsOf(key: { tokenHash: string } | { ref: string }) {
  return 'ref' in key ? { ref: key.ref } : { token_hash: key.tokenHash };
}

function toPage({ ref, kind, order, status, reason, card_ref, expires_at }: Columns): SandboxPageRow {
  return {
    ref,
    kind,
    order: decodeJson<SandboxOrder>(order)!,
    status,
    reason,
    cardRef: card_ref,
    expiresAt: expires_at,
  };
}

export async function deleteSandboxPagesBefore(transaction: Transaction, time: string): Promise<void> {
  await transaction('sandbox_pages').where('expires_at', '<', time).delete();
}
