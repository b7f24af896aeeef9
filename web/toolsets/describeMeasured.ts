import type { TFunction } from 'i18next';

import type { Measured } from '#engine/evidence/findFallen.ts';
import { formatNumber } from '#web/i18n/formats.ts';

/** What was measured, and the limit that was expected. */
export function describeMeasured({ result, threshold, direction }: Measured, t: TFunction): string {
  return t(`evidence.result.${direction}`, { result: formatNumber(result), threshold: formatNumber(threshold) });
}
