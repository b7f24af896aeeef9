import type { Logger } from 'pino';

const interval = 60_000; // milliseconds

/**
 * Says once a minute, and no more often, that a client has too many connections: an operator may not have named their
 * proxy.
 */
export function logRefusedConnections(logger: Logger, most: number): (network: string) => void {
  let next = 0;
  return (network) => {
    if (performance.now() < next) return;
    next = performance.now() + interval;
    logger.warn(
      { network, most },
      'connections refused: this network has too many open. Name your proxy in TRUST_PROXY, or raise CONNECTIONS_PER_CLIENT',
    );
  };
}
