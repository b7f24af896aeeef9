import { day } from '#engine/dates/durations.ts';
import { deleteGatewayEventsBefore } from '#server/database/repositories/gatewayEvents.ts';
import { deleteUnusedSandboxCardsBefore } from '#server/database/repositories/sandboxCards.ts';
import { deleteSandboxChargesBefore } from '#server/database/repositories/sandboxCharges.ts';
import { deleteSandboxPagesBefore } from '#server/database/repositories/sandboxPages.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

/** What gateways have told, and what the sandbox remembers. */
export const paymentExpiries: readonly Expiry[] = [
  {
    // Gateways repeat their events for a few days; older ones are refused by their signature's time.
    name: 'events of payment gateways',
    lasts: 90 * day,
    sweep: (database, { before }) =>
      database.transaction((transaction) => deleteGatewayEventsBefore(transaction, before)),
  },
  {
    // Renewals are tried again for days, and what a page or charge has become is asked for hours.
    name: 'pages, charges and cards of the sandbox',
    lasts: 90 * day,
    sweep: (database, { before }) =>
      database.transaction(async (transaction) => {
        await deleteSandboxPagesBefore(transaction, before);
        await deleteSandboxChargesBefore(transaction, before);
        await deleteUnusedSandboxCardsBefore(transaction, before);
      }),
  },
];
