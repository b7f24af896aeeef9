import { isIPv6 } from 'node:net';

import type { Context } from 'koa';

/**
 * The client's network for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, since whoever has
 * such a network has 2^64 addresses.
 */
export function clientNetwork({ ip }: Pick<Context, 'ip'>): string {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(address) || address.includes('.')) return address;
  const [first = [], last = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
