import { Redis } from 'ioredis';

import { createId } from '#server/database/createId.ts';

/** Redis to test against, such as redis://127.0.0.1:6379. Without it, tests of Redis are skipped. */
export const redisUrl = process.env['TEST_REDIS_URL'];

/** A key prefix that no other test uses. */
export function createTestPrefix(): string {
  return `filiz-test-${createId().toLowerCase()}`;
}

/** Removes all keys under a test's prefix. */
export async function dropTestPrefix(prefix: string): Promise<void> {
  const redis = new Redis(redisUrl!);
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 500 }) as AsyncIterable<string[]>)
    if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}
