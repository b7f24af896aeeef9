import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Presence, Seat } from './Presence.ts';

const seat = z.object({ userId: z.string(), name: z.string(), toolset: z.string().nullable(), isSaid: z.boolean() });

interface RedisPresenceOptions {
  /** Begins every key. */
  prefix: string;
  /** Milliseconds after which a seat expires. */
  lifetime: number;
}

/** Who is in which project, for all servers: a key for each seat, which Redis drops in time, and their names in a set. */
export class RedisPresence implements Presence {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #lifetime: number;

  constructor(redis: Redis, { prefix, lifetime }: RedisPresenceOptions) {
    this.#redis = redis;
    this.#prefix = prefix;
    this.#lifetime = lifetime;
  }

  async take(projectId: string, seatName: string, taken: Seat): Promise<boolean> {
    const { userId, name, toolset, isSaid } = taken;
    const all = this.#key(projectId);
    const results = await this.#redis
      .multi()
      .set(`${all}:${seatName}`, JSON.stringify({ userId, name, toolset, isSaid }), 'PX', this.#lifetime, 'GET')
      .sadd(all, seatName)
      .pexpire(all, 2 * this.#lifetime)
      .exec();
    const [error, before] = results?.[0] ?? [];
    if (error) throw error;
    return readSeat(before as string | null)?.toolset !== toolset;
  }

  async leave(projectId: string, seatName: string): Promise<void> {
    const all = this.#key(projectId);
    await this.#redis.multi().del(`${all}:${seatName}`).srem(all, seatName).exec();
  }

  async list(projectId: string): Promise<ReadonlyMap<string, Seat>> {
    const all = this.#key(projectId);
    const seatNames = await this.#redis.smembers(all);
    if (seatNames.length === 0) return new Map();
    const texts = await this.#redis.mget(seatNames.map((seatName) => `${all}:${seatName}`));
    const expired = seatNames.filter((_, index) => texts[index] === null);
    if (expired.length > 0) await this.#redis.srem(all, ...expired);
    return new Map(
      seatNames.flatMap((seatName, index) => {
        const found = readSeat(texts[index] ?? null);
        return found ? [[seatName, found] as const] : [];
      }),
    );
  }

  #key(projectId: string): string {
    return `${this.#prefix}:here:${projectId}`;
  }
}

function readSeat(text: string | null): Seat | null {
  try {
    return seat.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
