import type { Server } from 'node:http';

import { clientNetwork } from './limits/clientNetwork.ts';
import type { AddressList } from './readAddressList.ts';

export interface ConnectionLimit {
  /** Open at once from one client network. */
  most: number;
  /** Each of these stands for many clients, and is not counted. */
  proxies: AddressList;
  onRefusal: (network: string) => void;
}

/**
 * Closes at once what one client network opens beyond its share of the connections, so that it cannot take all of them.
 */
export function limitConnections(server: Server, { most, proxies, onRefusal }: ConnectionLimit): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    if (proxies.includes(ip)) return;
    const network = clientNetwork({ ip });
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      onRefusal(network);
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
