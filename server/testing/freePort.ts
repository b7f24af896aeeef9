import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Above the highest port that browsers block (10080, the Fetch standard's "bad ports"), below the ephemeral ports of
// the system.
const [lowest, highest] = [10_081, 32_000];

/** A free port for a server that is about to start, and that a browser does not block. */
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
