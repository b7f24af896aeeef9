import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { Services } from '#server/Services.ts';

import type { BillingServices } from './BillingServices.ts';

/** @throws NotFoundError in an installation without billing */
export function requireBilling(services: Services): BillingServices {
  const { gateway } = services;
  if (!gateway) throw new NotFoundError();
  return { ...services, gateway };
}
