import type { TFunction } from 'i18next';

import type { Reason } from '#engine/protocol/decision.ts';
import { formatNumber } from '#web/i18n/formats.ts';
import { withSign } from '#web/toolsets/withSign.ts';

type Test = Pick<NonNullable<Reason['test']>, 'result' | 'threshold' | 'direction' | 'expected' | 'measured' | 'n'>;

/** What came out of a test: a number as the team writes it, else its words; null while there is nothing. */
export function resultOf(test: Test | undefined): string | null {
  if (test?.result === undefined) return test?.measured ?? null;
  return withSign(test.result, test);
}

/** What came out of a test and what was expected, in a few words; null where nothing was measured against a limit. */
export function describeTest(test: Test | undefined, t: TFunction): string | null {
  const result = resultOf(test);
  if (!test || result === null) return null;
  const { threshold, direction, n, expected } = test;
  const told =
    test.result !== undefined && threshold !== undefined && direction
      ? t(`evidence.result.${direction}`, { result, threshold: withSign(threshold, { threshold, expected }) })
      : result;
  return n === undefined ? told : t('evidence.ofCases', { told, n: formatNumber(n) });
}
