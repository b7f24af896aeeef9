import { Redis } from 'ioredis';

import { createId } from '../database/createId.ts';

/** A server to test against, such as redis://127.0.0.1:6379. Without it nothing of Redis is tested. */
export const redisUrl = process.env['TEST_REDIS_URL'];

/** Begins the keys of one test. */
export function createTestPrefix(): string {
  return `filiz-test-${createId().toLowerCase()}`;
}

/** Removes what a test left behind. */
export async function dropTestPrefix(prefix: string): Promise<void> {
  const redis = new Redis(redisUrl!);
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 500 }) as AsyncIterable<string[]>)
    if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}
