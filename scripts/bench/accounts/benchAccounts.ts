import { setTimeout as sleep } from 'node:timers/promises';

import type { BenchRow } from '../BenchRow.ts';
import { startFiliz } from '../process/startFiliz.ts';
import { medianOf } from '../statistics.ts';

const people = 20;
const pause = 40; // milliseconds, in which a pending mail is written

// Fewer calls per address than the rate limits allow.
const calls = [
  {
    measure: 'signing in with a wrong password',
    path: '/api/auth/login',
    rest: { password: 'not this one' },
    tries: 8,
  },
  { measure: 'asking for a reset code', path: '/api/auth/password-reset/code', rest: {}, tries: 4 },
];

/** Timing attack: whether response times reveal if an address has an account. Known and unknown addresses alternate. */
export async function benchAccounts(): Promise<BenchRow[]> {
  const filiz = await startFiliz();
  try {
    // Their addresses are person-1@example.com and so on.
    for (let person = 0; person < people; person += 1) await filiz.register();
    const rows: BenchRow[] = [];
    for (const { measure, path, rest, tries } of calls) {
      const ask = async (email: string) => {
        await sleep(pause);
        const began = performance.now();
        const body = JSON.stringify({ email, ...rest });
        const headers = { 'content-type': 'application/json' };
        await (await fetch(filiz.url + path, { method: 'POST', headers, body })).text();
        return performance.now() - began;
      };
      const pairs: { known: number; unknown: number }[] = [];
      for (let turn = 0; turn < people * tries; turn += 1) {
        const emails = {
          known: `person-${(turn % people) + 1}@example.com`,
          unknown: `nobody-${turn % people}@example.com`,
        };
        const pair = { known: 0, unknown: 0 };
        for (const name of turn % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
          pair[name] = await ask(emails[name]);
        pairs.push(pair);
      }
      rows.push({
        part: 'accounts',
        measure: `${measure}, known address`,
        unit: 'ms',
        filiz: medianOf(pairs, ({ known }) => known),
        peer: { name: 'unknown address', value: medianOf(pairs, ({ unknown }) => unknown) },
        atMost: 1.1,
      });
    }
    return rows;
  } finally {
    await filiz.stop();
  }
}
