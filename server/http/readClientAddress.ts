import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import type { Middleware } from 'koa';

import type { AddressList } from './readAddressList.ts';

/** Sets `context.ip` to the client's address, behind proxies too; X-Forwarded-For is read nowhere else. */
export function readClientAddress(proxies: AddressList): Middleware {
  return (context, next) => {
    context.request.ip = clientAddress(context.req, proxies);
    return next();
  };
}

/**
 * Walks X-Forwarded-For from its end for as long as the sender is a trusted proxy: each is trusted about who connected
 * to it. Entries before the first untrusted address may be forged.
 */
function clientAddress({ socket, headers }: IncomingMessage, proxies: AddressList): string {
  let address = socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  while (proxies.includes(address)) {
    const next = withoutPort(forwarded.pop()?.trim() ?? '');
    if (!isIP(next)) break;
    address = next;
  }
  return address;
}

/** Some proxies append the port, which differs with every connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
