import type { Transaction } from '../database/Database.ts';
import { listOpenPayments } from '../database/repositories/payments.ts';
import { findCustomerRef } from '../database/repositories/gatewayCustomers.ts';
import type { Services } from '../Services.ts';

/** What a gateway has to close and to forget of a person whose account is being deleted. Call the returned function after the commit. */
export async function leaveBilling(
  { gateway, logger }: Pick<Services, 'gateway' | 'logger'>,
  transaction: Transaction,
  userId: string,
): Promise<() => void> {
  const customerRef = gateway && (await findCustomerRef(transaction, userId, gateway.name));
  const payments = await listOpenPayments(transaction, userId);
  return () => {
    if (!gateway) return;
    const checkouts = payments.filter(({ kind, gatewayRef }) => kind !== 'renewal' && gatewayRef !== null);
    const work = [
      gateway.forgetPayer({ userId, customerRef }),
      ...checkouts
        .filter((payment) => payment.gateway === gateway.name)
        .map(({ gatewayRef }) => gateway.expireCheckout(gatewayRef!)),
    ];
    for (const each of work)
      each.catch((error: unknown) => logger.warn({ err: error }, 'the gateway did not close a deleted account'));
  };
}
