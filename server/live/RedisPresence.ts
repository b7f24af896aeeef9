import type { Redis } from 'ioredis';
import { z } from 'zod';

import { mostSeats, type Presence, type Seat } from './Presence.ts';
import { seatName as nameOfSeat } from './seatName.ts';

const seat = z.object({ userId: z.string(), name: z.string(), toolset: z.string().nullable(), isSaid: z.boolean() });

interface RedisPresenceOptions {
  /** Begins every key. */
  prefix: string;
  /** Milliseconds after which a seat expires. */
  lifetime: number;
}

// The names of a project's seats are a sorted set scored by expiry, in microseconds of Redis' clock, which all servers
// share; a hash has what is said of each.
const sweep = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local function free(names)
  for _, name in ipairs(names) do
    redis.call('ZREM', KEYS[1], name)
    redis.call('HDEL', KEYS[2], name)
  end
end
free(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now)))`;
const takeScript = `${sweep}
local before = redis.call('HGET', KEYS[2], ARGV[1])
local own = {}
for _, name in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if name ~= ARGV[1] and string.sub(name, 1, #ARGV[4]) == ARGV[4] then table.insert(own, name) end
end
while #own >= tonumber(ARGV[5]) do free({ table.remove(own, 1) }) end
redis.call('ZADD', KEYS[1], string.format('%.0f', now + ARGV[3] * 1000), ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return before`;
const listScript = `${sweep}
return redis.call('HGETALL', KEYS[2])`;

/** Who is in which project, for all servers. */
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
    const said = JSON.stringify({ userId, name, toolset, isSaid });
    const bounds = [this.#lifetime, nameOfSeat(userId, ''), mostSeats];
    const before = await this.#redis.eval(takeScript, 2, ...this.#keys(projectId), seatName, said, ...bounds);
    return readSeat(before as string | null)?.toolset !== toolset;
  }

  async leave(projectId: string, seatName: string): Promise<void> {
    const [names, seats] = this.#keys(projectId);
    await this.#redis.multi().zrem(names, seatName).hdel(seats, seatName).exec();
  }

  async list(projectId: string): Promise<ReadonlyMap<string, Seat>> {
    const found = (await this.#redis.eval(listScript, 2, ...this.#keys(projectId))) as string[];
    const taken = new Map<string, Seat>();
    for (let at = 0; at < found.length; at += 2) {
      const read = readSeat(found[at + 1] ?? null);
      if (read) taken.set(found[at]!, read);
    }
    return taken;
  }

  #keys(projectId: string): [names: string, seats: string] {
    const all = `${this.#prefix}:here:${projectId}`;
    return [`${all}:names`, `${all}:seats`];
  }
}

function readSeat(text: string | null): Seat | null {
  try {
    return seat.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
