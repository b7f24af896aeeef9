import type { Connection, Transaction } from '#server/database/Database.ts';

/** @throws UniqueViolationError when the event has been received before */
export async function insertGatewayEvent(transaction: Transaction, id: string, receivedAt: string): Promise<void> {
  await transaction('gateway_events').insert({ id, received_at: receivedAt });
}

export async function hasGatewayEvent(connection: Connection, id: string): Promise<boolean> {
  return (await connection('gateway_events').where({ id }).first('id')) !== undefined;
}

export async function deleteGatewayEventsBefore(connection: Connection, time: string): Promise<void> {
  await connection('gateway_events').where('received_at', '<', time).delete();
}
