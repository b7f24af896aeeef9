import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, expect, it } from 'vitest';

import type { GenerationEventBus, GenerationProgress, PublishedEvent } from './GenerationEventBus.ts';

const progress: GenerationProgress = { status: 'running', tokensReserved: 5, tokensCharged: 0, steps: [] };
const content = (text: string) => ({ toolset: 'market', content: { overview: text }, complete: false });

/** The contract of every event bus. `open` gives one end of it; two ends share a backend where there is one. */
export function eventBusSuite(open: () => Promise<GenerationEventBus>): void {
  const opened: GenerationEventBus[] = [];
  const openOne = async () => {
    const bus = await open();
    opened.push(bus);
    return bus;
  };
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
  });

  it('delivers every new event to every watcher, with increasing ids', async () => {
    const bus = await openOne();
    const [first, second]: [PublishedEvent[], PublishedEvent[]] = [[], []];
    await Promise.all([
      bus.subscribe('one', 0, (event) => first.push(event)),
      bus.subscribe('one', 0, (event) => second.push(event)),
    ]);
    bus.publish('one', 'status', progress);
    for (const text of ['a', 'ab', 'abc']) bus.publish('one', 'content', content(text));
    bus.publish('one', 'done', { ...progress, status: 'succeeded' });
    await expect.poll(() => [first.length, second.length]).toEqual([5, 5]);
    expect(first.map(({ name }) => name)).toEqual(['status', 'content', 'content', 'content', 'done']);
    expect(first[3]!.data).toEqual(content('abc'));
    expect(second).toEqual(first);
    const ids = first.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  it('delivers events of one generation only to its watchers', async () => {
    const bus = await openOne();
    const heard: PublishedEvent[] = [];
    await bus.subscribe('mine', 0, (event) => heard.push(event));
    bus.publish('other', 'status', progress);
    bus.publish('mine', 'content', content('x'));
    await expect.poll(() => heard).not.toEqual([]);
    await sleep(30);
    expect(heard.map(({ name }) => name)).toEqual(['content']);
  });

  it('replays the newest event of each name to late watchers, after the last id they have seen', async () => {
    const bus = await openOne();
    const early: PublishedEvent[] = [];
    await bus.subscribe('one', 0, (event) => early.push(event));
    bus.publish('one', 'status', progress);
    bus.publish('one', 'content', content('a'));
    bus.publish('one', 'content', content('ab'));
    await expect.poll(() => early).toHaveLength(3);
    const late: PublishedEvent[] = [];
    await bus.subscribe('one', 0, (event) => late.push(event));
    await expect.poll(() => late).toEqual([early[0], early[2]]);
    const resumed: PublishedEvent[] = [];
    await bus.subscribe('one', early[0]!.id, (event) => resumed.push(event));
    await expect.poll(() => resumed).toEqual([early[2]]);
  });

  it('delivers nothing after unsubscribing', async () => {
    const bus = await openOne();
    const [gone, stays]: [PublishedEvent[], PublishedEvent[]] = [[], []];
    const leave = await bus.subscribe('one', 0, (event) => gone.push(event));
    await bus.subscribe('one', 0, (event) => stays.push(event));
    leave();
    bus.publish('one', 'status', progress);
    await expect.poll(() => stays).toHaveLength(1);
    expect(gone).toEqual([]);
    // A channel can be watched again after everybody has unsubscribed.
    const again: PublishedEvent[] = [];
    await bus.subscribe('one', stays[0]!.id, (event) => again.push(event));
    bus.publish('one', 'content', content('b'));
    await expect.poll(() => again).toHaveLength(1);
  });

  it('delivers requests to cancel', async () => {
    const bus = await openOne();
    const asked: string[] = [];
    bus.onCancel((id) => asked.push(id));
    // Redis handles subscriptions in order: after this one, the one to cancel requests is in place too.
    await bus.subscribe('one', 0, () => {});
    bus.requestCancel('one');
    await expect.poll(() => asked).toEqual(['one']);
  });
}
