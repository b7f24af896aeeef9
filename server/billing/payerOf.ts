import type { Connection } from '#server/database/Database.ts';
import { findCustomerRef } from '#server/database/repositories/gatewayCustomers.ts';
import type { UserRow } from '#server/database/repositories/users.ts';
import type { Payer } from '#server/payments/PaymentGateway.ts';

/** A person as a gateway knows them. */
export async function payerOf(
  connection: Connection,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  gateway: string,
): Promise<Payer> {
  return { userId: id, email, customerRef: await findCustomerRef(connection, id, gateway) };
}
