import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';
import type { ChargedPeriod, GatewayState } from '#server/payments/PaymentGateway.ts';

/** Changes nothing if the payment was charged already. */
export async function insertSandboxCharge(
  transaction: Transaction,
  { paymentId, state, createdAt }: { paymentId: string; state: GatewayState; createdAt: string },
): Promise<void> {
  await transaction('sandbox_charges')
    .insert({
      payment_id: paymentId,
      subscription_id: state.period?.subscriptionId ?? null,
      period_start: state.period?.startsAt ?? null,
      state: encodeJson(state),
      created_at: createdAt,
    })
    .onConflict('payment_id')
    .ignore();
}

/** What became of a charge when it was made; null: there was none. */
export async function findSandboxCharge(connection: Connection, paymentId: string): Promise<GatewayState | null> {
  const row = await connection('sandbox_charges').where({ payment_id: paymentId }).first('state');
  return decodeJson<GatewayState>(row?.state ?? null);
}

/** The charge that has paid a period; null: none has. */
export async function findPaidSandboxCharge(
  connection: Connection,
  { subscriptionId, startsAt }: ChargedPeriod,
): Promise<GatewayState | null> {
  const rows = await connection('sandbox_charges')
    .where({ subscription_id: subscriptionId, period_start: startsAt })
    .select('state');
  const states = rows.map(({ state }) => decodeJson<GatewayState>(state)!);
  return states.find(({ status }) => status === 'paid') ?? null;
}

export async function deleteSandboxChargesBefore(transaction: Transaction, time: string): Promise<void> {
  await transaction('sandbox_charges').where('created_at', '<', time).delete();
}
