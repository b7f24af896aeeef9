import { promisify } from 'node:util';

import { inject } from 'vitest';

// The originals, before a test fakes the clock.
const { fetch, setTimeout } = globalThis;
const wait = () => Math.floor(Math.random() * inject('jitter'));
const pause = () => new Promise((done) => setTimeout(done, wait()));

globalThis.fetch = async (...request) => {
  await pause();
  const answer = await fetch(...request);
  await pause();
  return answer;
};

// Tasks of React's scheduler in jsdom, among others: delayed, but in order.
const queue: (() => void)[] = [];
const later = (work: (...args: unknown[]) => void, ...args: unknown[]) => {
  queue.push(() => work(...args));
  return setTimeout(() => queue.shift()?.(), wait());
};
Object.assign(later, { [promisify.custom]: pause });
globalThis.setImmediate = later as never;
