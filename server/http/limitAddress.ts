import { isIPv6 } from 'node:net';

import type { Context } from 'koa';

import type { Limits } from './createLimits.ts';

/** Counts a call of the sign-in routes against the address it comes from. */
export function limitAddress(limits: Limits, context: Context): Promise<void> {
  return limits.take('address', networkOf(context.ip));
}

/** Whoever holds an IPv6 network holds 2^64 addresses; the network is what counts, however its zeros are written. */
function networkOf(forwarded: string): string {
  const address = withoutPort(forwarded).replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(address) || address.includes('.')) return address;
  const [first = [], last = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Some proxies write the port along, which is another one for every connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
