import { setTimeout as sleep } from 'node:timers/promises';

import { percentile } from '../statistics.ts';
import { Client } from './Client.ts';

export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
}

/**
 * Sends sequential requests on each connection for some time.
 *
 * @param pause milliseconds between an answer and the next request
 * @throws unless every answer is 200
 */
export async function load(port: number, requests: (() => string)[], milliseconds: number, pause = 0): Promise<Load> {
  const clients = await Promise.all(requests.map(() => Client.open(port)));
  const times: number[] = [];
  const began = performance.now();
  const end = began + milliseconds;
  await Promise.all(
    clients.map(async (client, index) => {
      while (performance.now() < end) {
        const { status, took } = await client.send(requests[index]!());
        if (status !== 200) throw new Error(`answered ${status}`);
        times.push(took);
        if (pause > 0) await sleep(pause);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const client of clients) client.close();
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
