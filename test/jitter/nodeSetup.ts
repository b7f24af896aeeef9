import { promisify } from 'node:util';

import { inject } from 'vitest';

// Before anything fakes the clock.
const { fetch, setTimeout } = globalThis;
const wait = () => Math.floor(Math.random() * inject('jitter'));
const pause = () => new Promise((done) => setTimeout(done, wait()));

globalThis.fetch = async (...request) => {
  await pause();
  const answer = await fetch(...request);
  await pause();
  return answer;
};

// What React puts off in jsdom, among others.
const later = (work: (...args: unknown[]) => void, ...args: unknown[]) => setTimeout(work, wait(), ...args);
Object.assign(later, { [promisify.custom]: pause });
globalThis.setImmediate = later as never;
