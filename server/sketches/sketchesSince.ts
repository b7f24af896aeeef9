import { hour } from '#engine/dates/durations.ts';

/** When a sketch that is gone by now was begun, at the latest. */
export const sketchesSince = (): string => new Date(Date.now() - hour).toISOString();
