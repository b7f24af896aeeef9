import { UnavailableError } from '#server/errors/UnavailableError.ts';

import type { BillingServices } from './BillingServices.ts';

/**
 * Logs why work with the gateway came to nothing, and tells whether the gateway is away, so that asking on is in vain.
 * All but that needs a person: it does not pass by itself.
 */
export function logGatewayFailure(
  { logger }: Pick<BillingServices, 'logger'>,
  error: unknown,
  [facts, message]: [object, string],
): { isAway: boolean } {
  const isAway = error instanceof UnavailableError;
  logger[isAway ? 'warn' : 'error']({ err: error, ...facts }, message);
  return { isAway };
}
