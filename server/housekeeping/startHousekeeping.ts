import { hour, minute } from '#engine/dates/durations.ts';

import type { Errand, Household } from './Errand.ts';
import { errands } from './errands.ts';
import { sweep } from './sweep.ts';

/**
 * Deletes what has been kept long enough and runs the errands, one minute after the start and then hourly. One that
 * fails is logged by its name and keeps no other from running. Returns a function that stops it.
 */
export function startHousekeeping(household: Household, all: readonly Errand[] = errands): () => void {
  const chores: readonly Errand[] = [{ name: 'expiry', run: ({ database }) => sweep(database) }, ...all];
  const run = async () => {
    for (const { name, run: runOne } of chores)
      await runOne(household).catch((err: unknown) => household.logger.warn({ err, chore: name }, 'housekeeping'));
  };
  const [first, others] = [setTimeout(() => void run(), minute).unref(), setInterval(() => void run(), hour).unref()];
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
}
