import { day } from '#engine/dates/durations.ts';

/** How long deletions are remembered, in milliseconds; longer than backups are kept, which is 30 days. */
export const deletionsLast = 90 * day;
