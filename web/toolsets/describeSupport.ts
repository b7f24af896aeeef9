import type { TFunction } from 'i18next';

import type { PeopleByKind } from '#engine/evidence/Evidence.ts';
import type { ClaimAnswer } from '#engine/protocol/evidence.ts';

import { describeMeasured } from './describeMeasured.ts';

type Support = Pick<ClaimAnswer, 'tests' | 'for' | 'against' | 'sources' | 'state'>;

/** What a claim rests on, in a few words: the figures of its test, else who said or did it. */
export function describeSupport({ tests, for: pro, against, sources, state }: Support, t: TFunction): string {
  const decided = tests.find(({ verdict }) => verdict === state) ?? tests.find(({ verdict }) => verdict !== 'open');
  if (decided) return describeTest(decided, t);
  const [supporters, opponents] = [countOf(pro, t), countOf(against, t)];
  if (opponents)
    return supporters
      ? t('evidence.forAgainst', { for: supporters, against: opponents })
      : t('evidence.onlyAgainst', { against: opponents });
  if (supporters) return supporters;
  if (sources.some((citation) => citation.state === 'planned')) return t('evidence.onlyPlanned');
  return tests.length > 0 ? t('evidence.testOpen') : t('evidence.noSource');
}

function describeTest({ result, threshold, direction, verdict }: Support['tests'][number], t: TFunction): string {
  if (result === undefined || threshold === undefined || !direction) return t(`evidence.verdict.${verdict}`);
  return describeMeasured({ result, threshold, direction }, t);
}

function countOf({ said, did, paid }: PeopleByKind, t: TFunction): string {
  return [
    said > 0 && t('evidence.people', { count: said }),
    did > 0 && t('evidence.visits', { count: did }),
    paid > 0 && t('evidence.payments', { count: paid }),
  ]
    .filter(Boolean)
    .join(', ');
}
