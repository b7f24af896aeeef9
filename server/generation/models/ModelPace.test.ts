import { expect, it } from 'vitest';

import { ModelPace } from './ModelPace.ts';

const patience = { silence: 60_000, total: 300_000, slowest: { reading: 25, writing: 4 } };
const draft = { promptTokens: 9300, answerTokens: 3500 };

it('waits for a processor that reads thirty tokens a second, before anything is known', () => {
  const { first, silence, total } = new ModelPace(patience).limits(draft);
  expect(first).toBeGreaterThan((9300 / 30) * 1000);
  expect(silence).toBe(60_000);
  expect(total).toBeGreaterThan(first + (3500 / 5) * 1000);
  expect(total).toBeLessThanOrEqual(1_800_000);
});

it('expects of a quick model what it has shown, with a reserve', () => {
  const pace = new ModelPace(patience);
  pace.learn({ promptTokens: 9000, reading: 1000, answerTokens: 3000, writing: 30_000 });
  expect(pace.limits(draft).first).toBeLessThan(70_000);
  expect(pace.limits(draft).total).toBe(300_000);
});

it('goes by the slowest of late, and not by calls that had nearly nothing to do', () => {
  const pace = new ModelPace(patience);
  pace.learn({ promptTokens: 9000, reading: 180_000, answerTokens: 3000, writing: 300_000 });
  pace.learn({ promptTokens: 9000, reading: 1000, answerTokens: 10, writing: 60_000 });
  expect(pace.limits(draft).first).toBeGreaterThan(4 * 180_000);
  for (let call = 0; call < 5; call += 1)
    pace.learn({ promptTokens: 9000, reading: 9000, answerTokens: 3000, writing: 30_000 });
  expect(pace.limits(draft).first).toBeLessThan(110_000);
});

it('follows no length where it is not told what is slow', () => {
  expect(new ModelPace({ silence: 1000, total: 5000 }).limits(draft)).toEqual({
    first: 1000,
    silence: 1000,
    total: 5000,
  });
});
