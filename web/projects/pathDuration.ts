import type { TFunction } from 'i18next';

const hour = 60; // minutes
/** As a team works on it in one go, breaks and the rest of its work apart. */
const day = 6 * hour;

/** How long a path takes, in hours or in days of work. */
export function pathDuration(minutes: number, t: TFunction): string {
  return minutes < 1.5 * day
    ? t('paths.hours', { count: Math.max(1, Math.round(minutes / hour)) })
    : t('paths.days', { count: Math.round(minutes / day) });
}
