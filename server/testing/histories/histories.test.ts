import { afterEach, describe, expect, it } from 'vitest';

import { mysqlUrl } from '#server/testing/testDatabases.ts';

import { describeBreaches } from './judge/describeBreaches.ts';
import { judge } from './judge/judge.ts';
import { runHistory } from './runHistory.ts';
import { Stage } from './Stage.ts';

/** TEST_HISTORIES=60 for a long run; each kind begins with the seed TEST_SEED. */
const count = Number(process.env['TEST_HISTORIES'] ?? 3);
const firstSeed = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000));
/** Of one stage. */
const most = 10;

const kinds = [
  { dialect: 'sqlite', servers: 1 },
  ...(mysqlUrl ? [{ dialect: 'mysql', servers: 2 } as const] : []),
  { dialect: 'sqlite', servers: 2 },
  ...(mysqlUrl ? [{ dialect: 'mysql', servers: 1 } as const] : []),
] as const;
/** Which kind's turn it is: twice as often as others that which large installations have. */
const turns = [0, 1, 1, 2, 3].map((place) => place % kinds.length);

describe('people at work at servers that fail', () => {
  let stage: Stage | undefined;
  afterEach(async () => {
    await stage?.clear();
    stage = undefined;
  });

  const shares = kinds.map((kind, place) => ({
    ...kind,
    histories: Array.from({ length: count }, (_, turn) => turns[turn % turns.length]).filter((turn) => turn === place)
      .length,
  }));
  const parts = shares.flatMap(({ histories, ...kind }) =>
    Array.from({ length: Math.ceil(histories / most) }, (_, part) => ({
      ...kind,
      seed: firstSeed + part * most,
      histories: Math.min(most, histories - part * most),
    })),
  );

  it.each(parts)(
    'lose nothing and pay for nothing twice: $histories on $dialect with $servers servers, from seed $seed',
    { timeout: 60_000 + most * 30_000 },
    async ({ dialect, servers, histories, seed: first }) => {
      stage = await Stage.set({ dialect, servers });
      for (let seed = first; seed < first + histories; seed += 1) {
        const history = await runHistory(stage, seed);
        const breaches = judge(history);
        expect(breaches.length, `TEST_SEED=${seed}\n${describeBreaches(breaches, history)}`).toBe(0);
      }
    },
  );
});
