import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { cutableProxy } from '#server/testing/cutableProxy.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';

import { BullQueue } from './BullQueue.ts';
import { queueSuite } from './queueSuite.ts';

// Milliseconds; longer than any job here takes, also on a slow machine.
const lease = 30_000;

describe.skipIf(!redisUrl)('the queue on Redis', () => {
  let prefix: string;
  beforeEach(() => void (prefix = createTestPrefix()));
  afterEach(() => dropTestPrefix(prefix));

  const open = async ({ concurrency }: { concurrency: number }) =>
    new BullQueue(redisUrl!, { prefix, concurrency, lease, onError: () => {}, onMalformed: () => {} });

  queueSuite(open);

  it('delivers each notification to one of the processes that share it', async () => {
    const queues = [await open({ concurrency: 1 }), await open({ concurrency: 1 })];
    const handled: [number, string][] = [];
    for (const [place, queue] of queues.entries())
      await queue.start(async (id) => {
        handled.push([place, id]);
        await new Promise((resolve) => setTimeout(resolve, 30));
      });
    const ids = Array.from({ length: 8 }, (_, index) => `job-${index}`);
    for (const id of ids) queues[0]!.enqueue(id);
    await expect.poll(() => handled.map(([, id]) => id).toSorted()).toEqual(ids);
    expect(new Set(handled.map(([place]) => place))).toEqual(new Set([0, 1]));
    for (const queue of queues) await queue.stop();
  });

  it('drops and counts jobs that are not ours, and those of another installation not even that', async () => {
    let malformed = 0;
    const onMalformed = () => void (malformed += 1);
    const queue = new BullQueue(redisUrl!, { prefix, concurrency: 1, lease, onError: () => {}, onMalformed });
    const handled: string[] = [];
    await queue.start(async (id) => void handled.push(id));
    const connection = new Redis(redisUrl!, { maxRetriesPerRequest: null });
    const stranger = new Queue('generations', { connection, prefix });
    for (const data of [null, 'job', {}, { id: 7 }, { id: '../x' }, { id: 'x'.repeat(65) }])
      await stranger.add('generation', data);
    const neighbour = new BullQueue(redisUrl!, {
      prefix: `${prefix}:b`,
      concurrency: 1,
      lease,
      onError: () => {},
      onMalformed,
    });
    neighbour.enqueue('elsewhere');
    queue.enqueue('job');
    await expect.poll(() => [handled, malformed]).toEqual([['job'], 6]);
    await stranger.close();
    connection.disconnect();
    await neighbour.stop();
    await queue.stop();
  });

  it('can be notified again of a job whose worker died', async () => {
    const [dead, alive] = [await open({ concurrency: 1 }), await open({ concurrency: 1 })];
    const { promise: never } = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    await dead.start(() => {
      taken.resolve();
      return never;
    });
    dead.enqueue('job');
    await taken.promise;
    const handled: string[] = [];
    await alive.start(async (id) => void handled.push(id));
    alive.enqueue('job');
    alive.enqueue('job', 1);
    await expect.poll(() => handled).toEqual(['job']);
    await alive.stop();
  });

  it('reports that its server is unreachable', async () => {
    const queue = new BullQueue('redis://127.0.0.1:1', {
      prefix,
      concurrency: 1,
      lease,
      onError: () => {},
      onMalformed: () => {},
    });
    await expect(queue.ping()).rejects.toThrow(/./);
    queue.enqueue('nobody hears it'); // must not throw
    await queue.stop();
  });

  it('stops when its jobs have ended, also while its server is unreachable', async () => {
    const { hostname, port } = new URL(redisUrl!);
    const proxy = await cutableProxy({ host: hostname, port: Number(port || 6379) });
    const lost = Promise.withResolvers<void>();
    const url = `redis://127.0.0.1:${proxy.port}`;
    const queue = new BullQueue(url, {
      prefix,
      concurrency: 1,
      lease,
      onError: () => lost.resolve(),
      onMalformed: () => {},
    });
    const [taken, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let hasEnded = false;
    await queue.start(async () => {
      taken.resolve();
      await mayEnd.promise;
      hasEnded = true;
    });
    queue.enqueue('job');
    await taken.promise;
    proxy.cut();
    await lost.promise;
    const stopped = queue.stop();
    mayEnd.resolve();
    await stopped;
    expect(hasEnded).toBe(true);
    await proxy.close();
  });
});
