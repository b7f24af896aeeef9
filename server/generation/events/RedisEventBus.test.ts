import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createTestPrefix, dropTestPrefix, redisUrl } from '../../testing/redis.ts';
import { eventBusSuite } from './eventBusSuite.ts';
import type { PublishedEvent } from './GenerationEventBus.ts';
import { RedisEventBus } from './RedisEventBus.ts';

describe.skipIf(!redisUrl)('events on Redis', () => {
  let prefix: string;
  beforeEach(() => void (prefix = createTestPrefix()));
  afterEach(() => dropTestPrefix(prefix));

  const open = async () => new RedisEventBus(redisUrl!, { prefix, onError: () => {} });

  eventBusSuite(open);

  it('reach watchers in another process, early and late, and so do requests to cancel', async () => {
    const [here, there] = [await open(), await open()];
    const heard: PublishedEvent[] = [];
    await there.subscribe('one', 0, (event) => heard.push(event));
    const data = { toolset: 'market', content: { overview: 'x' }, complete: false };
    here.publish('one', 'content', data);
    await expect.poll(() => heard).toMatchObject([{ name: 'content', data }]);
    const late: PublishedEvent[] = [];
    await there.subscribe('one', 0, (event) => late.push(event));
    expect(late).toEqual(heard);
    const asked: string[] = [];
    there.onCancel((id) => asked.push(id));
    here.requestCancel('one');
    await expect.poll(() => asked).toEqual(['one']);
    await here.close();
    await there.close();
  });

  it('are lost without an error while the server is away', async () => {
    const bus = new RedisEventBus('redis://127.0.0.1:1', { prefix, onError: () => {} });
    bus.publish('one', 'content', { toolset: 'market', content: {}, complete: false }); // must not throw
    bus.requestCancel('one');
    await bus.close();
  });
});
