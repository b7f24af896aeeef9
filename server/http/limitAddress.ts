import type { Context } from 'koa';

import type { Limits } from './createLimits.ts';

/** Counts a call of the sign-in routes against the address it comes from. */
export function limitAddress(limits: Limits, context: Context): Promise<void> {
  // Whoever holds an IPv6 network holds 2^64 addresses; the network is what counts.
  const network = context.ip.includes('.') ? context.ip : context.ip.split(':').slice(0, 4).join(':');
  return limits.take('address', network);
}
