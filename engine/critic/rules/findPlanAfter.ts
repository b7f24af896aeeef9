import { formatDay } from '#engine/dates/formatDay.ts';
import type { Language } from '#engine/languages/languages.ts';

import type { Finding } from './Finding.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The date of a plan that is later than what it plans: whoever wrote it may have known the result. */
export function findPlanAfter(result: unknown, plan: unknown, language: Language): Finding[] {
  if (typeof result !== 'string' || typeof plan !== 'string' || !day.test(result) || !day.test(plan)) return [];
  return plan > result ? [{ at: '', words: formatDay(plan, language) }] : [];
}
