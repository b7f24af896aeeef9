import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';

import { eventBusSuite } from './eventBusSuite.ts';
import type { PublishedEvent } from './GenerationEventBus.ts';
import { RedisEventBus } from './RedisEventBus.ts';

describe.skipIf(!redisUrl)('events on Redis', () => {
  let prefix: string;
  beforeEach(() => void (prefix = createTestPrefix()));
  afterEach(() => dropTestPrefix(prefix));

  const open = async () => new RedisEventBus(redisUrl!, { prefix, onError: () => {}, onMalformed: () => {} });

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

  it('ignore and count what is no event of theirs', async () => {
    let malformed = 0;
    const bus = new RedisEventBus(redisUrl!, { prefix, onError: () => {}, onMalformed: () => void (malformed += 1) });
    const other = new Redis(redisUrl!);
    const garbage = ['', '{', 'null', '[]', '{"id":"1","name":"content"}', '{"id":1,"name":"moved","data":{}}'];
    garbage.push('{"id":1,"name":"content","data":{"toolset":"market","content":null,"complete":false}}');
    garbage.push('{"id":1e20,"name":"content","data":{"toolset":"market","content":{},"complete":false}}');
    await other.hset(`${prefix}:events:one`, Object.fromEntries(garbage.map((text, index) => [index, text])));
    const heard: PublishedEvent[] = [];
    const asked: string[] = [];
    bus.onCancel((id) => asked.push(id));
    await bus.subscribe('one', 0, (event) => heard.push(event));
    expect(malformed).toBe(garbage.length);
    for (const text of garbage) await other.publish(`${prefix}:events:one`, text);
    await other.publish(`${prefix}:cancel`, 'no id\n');
    await expect.poll(() => malformed).toBe(2 * garbage.length + 1);
    bus.publish('one', 'content', { toolset: 'market', content: {}, complete: false });
    bus.requestCancel('one');
    await expect.poll(() => [heard.length, asked]).toEqual([1, ['one']]);
    other.disconnect();
    await bus.close();
  });

  it('stay within their installation', async () => {
    const ours = await open();
    const theirs = new RedisEventBus(redisUrl!, { prefix: `${prefix}:b`, onError: () => {}, onMalformed: () => {} });
    const heard: PublishedEvent[] = [];
    const asked: string[] = [];
    theirs.onCancel((id) => asked.push(id));
    await theirs.subscribe('one', 0, (event) => heard.push(event));
    ours.publish('one', 'content', { toolset: 'market', content: {}, complete: false });
    ours.requestCancel('one');
    theirs.publish('one', 'content', { toolset: 'about', content: {}, complete: false });
    theirs.requestCancel('two');
    await expect.poll(() => [heard.map(({ data }) => data), asked]).toMatchObject([[{ toolset: 'about' }], ['two']]);
    await ours.close();
    await theirs.close();
  });

  it('are lost without an error while the server is away', async () => {
    const bus = new RedisEventBus('redis://127.0.0.1:1', { prefix, onError: () => {}, onMalformed: () => {} });
    bus.publish('one', 'content', { toolset: 'market', content: {}, complete: false }); // must not throw
    bus.requestCancel('one');
    await bus.close();
  });
});
