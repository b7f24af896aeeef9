import type { Redis } from 'ioredis';

/** For what is counted while somebody waits for an answer: gives up after a few seconds, and is told by the call that needs it. */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, { maxRetriesPerRequest: 1, connectTimeout: 3000, commandTimeout: 3000 });
  // Without a listener the process would end.
  redis.on('error', () => {});
  return redis;
}
