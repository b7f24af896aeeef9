import http from 'node:http';

import type { Logger } from 'pino';

import type { Config } from './config.ts';

// A model or a bucket on this machine is not behind the network's proxy.
const thisMachine = ['localhost', '127.0.0.1', '::1', '[::1]'];

/**
 * Sends the calls of `fetch` and of Node's global agents through the network's proxies, but for those to this machine
 * and to what NO_PROXY lists. @returns takes it back
 */
export function goThroughProxies({ proxies }: Pick<Config, 'proxies'>, logger?: Logger): () => void {
  if (!proxies) return () => undefined;
  if (!('setGlobalProxyFromEnv' in http)) {
    logger?.warn('HTTP_PROXY and HTTPS_PROXY need Node.js 24.14 or newer: calls go out without a proxy');
    return () => undefined;
  }
  return http.setGlobalProxyFromEnv({
    // Undefined where there is none: Node would take an empty text for an address.
    http_proxy: proxies.http ?? undefined,
    https_proxy: proxies.https ?? undefined,
    no_proxy: [...thisMachine, ...proxies.none].join(','),
  });
}
