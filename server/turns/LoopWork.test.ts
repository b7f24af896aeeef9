import { expect, it } from 'vitest';

import { LoopWork } from './LoopWork.ts';

function stage() {
  let worked = 0;
  const work = new LoopWork(() => worked);
  return { work, pass: (milliseconds: number) => (worked += milliseconds) };
}

it('counts what the loop works while a call is in hand, and nothing before or after', () => {
  const { work, pass } = stage();
  pass(100);
  const end = work.begin();
  pass(7);
  expect(end()).toBe(7);
  pass(100);
  expect(work.begin()()).toBe(0);
});

it('shares evenly what the loop works for calls that are in hand together', () => {
  const { work, pass } = stage();
  const long = work.begin();
  pass(10);
  const short = work.begin();
  pass(6);
  expect(short()).toBe(3);
  pass(1);
  expect(long()).toBe(14);
});

it('is measured by the event loop itself', () => {
  const end = new LoopWork().begin();
  const until = performance.now() + 5;
  while (performance.now() < until);
  expect(end()).toBeGreaterThanOrEqual(4);
});
