import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Above the last one that browsers refuse (10080, the Fetch standard's "bad ports"), below those that the system itself gives
// out meanwhile.
const [lowest, highest] = [10_081, 32_000];

/** A port for a server that is about to start, which a browser may be sent to. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const probe = createServer().listen(port);
    try {
      await once(probe, 'listening');
    } catch {
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
