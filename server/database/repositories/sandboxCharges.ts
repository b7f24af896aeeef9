import type { GatewayState } from '../../payments/PaymentGateway.ts';
import type { Connection, Transaction } from '../Database.ts';
import { decodeJson, encodeJson } from '../json.ts';

/** Changes nothing if the payment was charged already. */
export async function insertSandboxCharge(
  transaction: Transaction,
  { paymentId, state, createdAt }: { paymentId: string; state: GatewayState; createdAt: string },
): Promise<void> {
  await transaction('sandbox_charges')
    .insert({ payment_id: paymentId, state: encodeJson(state), created_at: createdAt })
    .onConflict('payment_id')
    .ignore();
}

/** What became of a charge when it was made; null: there was none. */
export async function findSandboxCharge(connection: Connection, paymentId: string): Promise<GatewayState | null> {
  const row = await connection('sandbox_charges').where({ payment_id: paymentId }).first('state');
  return decodeJson<GatewayState>(row?.state ?? null);
}

export async function deleteSandboxChargesBefore(transaction: Transaction, time: string): Promise<void> {
  await transaction('sandbox_charges').where('created_at', '<', time).delete();
}
