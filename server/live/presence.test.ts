import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';

import { InProcessPresence } from './InProcessPresence.ts';
import { mostSeats, type Presence, type Seat } from './Presence.ts';
import { RedisPresence } from './RedisPresence.ts';
import { seatName } from './seatName.ts';

const kinds = redisUrl ? (['with Redis', 'without Redis'] as const) : (['without Redis'] as const);

describe.each(kinds)('seats %s', (kind) => {
  let redis: Redis | null = null;
  let prefix: string;
  let project: string;
  beforeAll(() => {
    prefix = createTestPrefix();
    redis = kind === 'with Redis' ? new Redis(redisUrl!) : null;
  });
  beforeEach(() => void (project = createId()));
  afterAll(async () => {
    redis?.disconnect();
    if (redis) await dropTestPrefix(prefix);
  });

  const open = (lifetime = 600_000): Presence =>
    redis ? new RedisPresence(redis, { prefix, lifetime }) : new InProcessPresence(lifetime);
  const sit = (presence: Presence, userId: string, stream: number, toolset: string | null = null) => {
    const seat: Seat = { userId, name: userId, toolset, isSaid: true };
    return presence.take(project, seatName(userId, String(stream)), seat);
  };
  const taken = async (presence: Presence) => [...(await presence.list(project)).keys()].toSorted();

  it('are eight for a person, of whose the one that was taken longest ago goes; others keep theirs', async () => {
    const presence = open();
    await sit(presence, 'bora', 0);
    // An id that begins as another does.
    await sit(presence, 'ada2', 0);
    for (let stream = 0; stream < mostSeats; stream += 1) await sit(presence, 'ada', stream);
    await sit(presence, 'ada', 0);
    for (const stream of [8, 9]) expect(await sit(presence, 'ada', stream)).toBe(true);
    const kept = [0, 3, 4, 5, 6, 7, 8, 9].map((stream) => `ada.${stream}`);
    expect(await taken(presence)).toEqual([...kept, 'ada2.0', 'bora.0'].toSorted());
  });

  it('are news when they are new, or somewhere else', async () => {
    const presence = open();
    expect(await sit(presence, 'ada', 0)).toBe(true);
    expect(await sit(presence, 'ada', 0)).toBe(false);
    expect(await sit(presence, 'ada', 0, 'market')).toBe(true);
    expect(await sit(presence, 'ada', 0, 'market')).toBe(false);
    await presence.leave(project, seatName('ada', '0'));
    expect(await sit(presence, 'ada', 0, 'market')).toBe(true);
  });

  it('that have expired are freed without anybody looking', async () => {
    if (redis) {
      await sit(open(20), 'bora', 0);
      const lasting = open();
      const kept = async () => {
        await sit(lasting, 'ada', 0);
        const of = `${prefix}:here:${project}`;
        return [await redis!.zrange(`${of}:names`, '0', '-1'), await redis!.hkeys(`${of}:seats`)];
      };
      await expect.poll(kept).toEqual([['ada.0'], ['ada.0']]);
      return;
    }
    const presence = open(20);
    await sit(presence, 'ada', 0);
    // The store's own map, in which it can be seen what the store holds.
    const held = await presence.list(project);
    expect(held.size).toBe(1);
    await expect
      .poll(async () => {
        await presence.take('another', 'bora.0', { userId: 'bora', name: 'bora', toolset: null, isSaid: true });
        return held.size;
      })
      .toBe(0);
  });
});
