import type { Redis } from 'ioredis';

/** A connection for counters that a request waits for: commands time out after a few seconds and reject. */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, { maxRetriesPerRequest: 1, connectTimeout: 3000, commandTimeout: 3000 });
  // Without a listener, ioredis' error event would end the process.
  redis.on('error', () => {});
  return redis;
}
