import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type { Database } from '#server/database/Database.ts';
import { canLimitFiles } from '#server/testing/limitFiles.ts';

import { callCast, type Cast } from './Cast.ts';
import { Chance } from './Chance.ts';
import type { EndState, History } from './History.ts';
import { disturbances, Nemesis } from './Nemesis.ts';
import { readEndState } from './readEndState.ts';
import { Recorder } from './Recorder.ts';
import type { Stage } from './Stage.ts';
import { Worker } from './Worker.ts';

const hour = 60 * 60 * 1000;
/** Between two things that a person does, in milliseconds. */
const longestPause = 60;
const longestRest = 40_000; // milliseconds

/** Lets people work at servers that are disturbed, until all has come to rest, and tells what happened. */
export async function runHistory(stage: Stage, seed: number): Promise<History> {
  const { seats, database } = stage;
  const recorder = new Recorder();
  for (const seat of seats) await seat.ready();
  const cast = await callCast(seats[0]!.server, seats, recorder);
  const given: string[] = await database.connection('generations').pluck('id');
  const workers = cast.visitors.map(
    (visitor, place) =>
      new Worker({
        visitor,
        chance: new Chance(`${seed} ${visitor.name}`),
        projects: cast.projectsOf[place]!,
        servers: seats.length,
        pictures: cast.pictures,
      }),
  );
  for (const worker of workers) await worker.lookAround();
  const over = new AbortController();
  const ways = canLimitFiles() ? disturbances : disturbances.filter((way) => way !== 'disk');
  const nemesis = new Nemesis({ seats, chance: new Chance(`${seed} nemesis`), recorder, ways });
  const working = Promise.all(workers.map((worker) => worker.run(over.signal, longestPause)));
  await nemesis.run().finally(() => over.abort());
  await working;
  // Time for leases to end, for what nobody paid to expire, and for what was broken off to be asked about.
  const ahead = Math.max(...seats.map((seat) => seat.ahead)) + 25 * hour;
  for (const seat of seats) seat.moveClock(ahead - seat.ahead);
  const end = await readWhenAtRest(cast, stage, recorder.calls);
  return { given, calls: recorder.calls, disturbances: recorder.disturbances, end };
}

/** What is begun late, by a call that nobody waits for any more, has ended once nothing changes. */
async function readWhenAtRest(cast: Cast, { seats, database }: Stage, calls: History['calls']): Promise<EndState> {
  const latest = performance.now() + longestRest;
  for (let before: EndState | null = null; ;) {
    const left = await countUnsettled(cast, database);
    const isLate = performance.now() > latest;
    if (left > 0 && isLate) throw new Error(`${left} generations and payments do not end`);
    // Refused, perhaps, where a connection of before was still in use.
    const state: EndState | null = left === 0 ? await readEndState(cast, database, calls).catch(unless(isLate)) : null;
    if (state && (isLate || isDeepStrictEqual(state, before))) return state;
    before = state;
    // What is to be asked about every minute or hour is asked about now.
    if (left > 0) for (const seat of seats) seat.moveClock(hour);
    await sleep(left > 0 ? 400 : 200);
  }
}

function unless(isLate: boolean) {
  return (error: unknown): null => {
    if (isLate) throw error;
    return null;
  };
}

async function countUnsettled({ visitors, projects }: Cast, { connection }: Database): Promise<number> {
  const people = visitors.map(({ id }) => id);
  const running = connection('generations')
    .whereIn('status', ['queued', 'running'])
    .whereIn(
      'project_id',
      projects.map(({ id }) => id),
    );
  const open = connection('payments').where({ status: 'open' }).whereIn('user_id', people);
  const counts = await Promise.all([running, open].map((query) => query.count({ count: '*' })));
  return counts.reduce((sum, [row]) => sum + Number(row!['count']), 0);
}
