import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, expect, it } from 'vitest';

import type { JobQueue } from './JobQueue.ts';

const concurrency = 2;

/** The contract of every queue. `open` creates one; all queues of a test share the same backend. */
export function queueSuite(open: (options: { concurrency: number }) => Promise<JobQueue>): void {
  const opened: JobQueue[] = [];
  const openOne = async () => {
    const queue = await open({ concurrency });
    opened.push(queue);
    return queue;
  };
  afterEach(async () => {
    for (const queue of opened.splice(0)) await queue.stop();
  });

  it('delivers notifications, also those sent before anybody listened', async () => {
    const queue = await openOne();
    const handled: string[] = [];
    queue.enqueue('early');
    await queue.start(async (id) => void handled.push(id));
    queue.enqueue('late');
    await expect.poll(() => handled.toSorted()).toEqual(['early', 'late']);
  });

  it('runs as many jobs at once as its concurrency, then the rest', async () => {
    const queue = await openOne();
    const full = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    let done = 0;
    await queue.start(async () => {
      running += 1;
      most = Math.max(most, running);
      if (running === concurrency) full.resolve();
      await full.promise;
      await sleep(20);
      running -= 1;
      done += 1;
    });
    for (let index = 0; index < 7; index += 1) queue.enqueue(`job-${index}`);
    await expect.poll(() => done).toBe(7);
    expect(most).toBe(concurrency);
  });

  it('treats a second notification of a waiting job as the same, and accepts a new one after the job has ended', async () => {
    const queue = await openOne();
    const handled: string[] = [];
    queue.enqueue('twice');
    queue.enqueue('twice');
    await queue.start(async (id) => void handled.push(id));
    await expect.poll(() => handled).toEqual(['twice']);
    await sleep(100);
    expect(handled).toEqual(['twice']);
    // Retried, as the sweep does: until the queue has recorded the end of a job, a new notification counts as a
    // duplicate.
    await expect
      .poll(() => {
        queue.enqueue('twice');
        return handled.length;
      })
      .toBeGreaterThan(1);
  });

  it('never runs one job twice at the same time', async () => {
    const queue = await openOne();
    let running = 0;
    let most = 0;
    let ended = 0;
    await queue.start(async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(60);
      running -= 1;
      ended += 1;
    });
    queue.enqueue('same');
    await expect.poll(() => running).toBe(1);
    queue.enqueue('same');
    await expect.poll(() => ended > 0 && running === 0).toBe(true);
    expect(most).toBe(1);
  });

  it('continues after a job that throws', async () => {
    const queue = await openOne();
    const handled: string[] = [];
    await queue.start(async (id) => {
      if (id === 'bad') throw new Error('scripted');
      handled.push(id);
    });
    for (const id of ['bad', 'good', 'better']) queue.enqueue(id);
    await expect.poll(() => handled.toSorted()).toEqual(['better', 'good']);
  });

  it('resolves stop() when running jobs have ended, and takes no new ones', async () => {
    const queue = await openOne();
    const started: string[] = [];
    const ended: string[] = [];
    await queue.start(async (id) => {
      started.push(id);
      await sleep(80);
      ended.push(id);
    });
    queue.enqueue('first');
    await expect.poll(() => started).toEqual(['first']);
    const stopped = queue.stop();
    queue.enqueue('second');
    await stopped;
    expect(ended).toEqual(['first']);
    await sleep(50);
    expect(started).toEqual(['first']);
  });

  it('answers ping() while it is reachable', async () => {
    await expect((await openOne()).ping()).resolves.toBe(undefined);
  });
}
