import { hour } from '#engine/dates/durations.ts';
import { deleteSketchesBefore } from '#server/database/repositories/sketches.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

/** What nobody has kept. */
export const sketchExpiries: readonly Expiry[] = [
  {
    name: 'sketches',
    lasts: hour,
    sweep: (database, { before }) => database.transaction((transaction) => deleteSketchesBefore(transaction, before)),
  },
];
