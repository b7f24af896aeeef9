import type { TFunction } from 'i18next';

import type { PeopleByKind } from '#engine/evidence/Evidence.ts';
import { sourceKinds } from '#engine/evidence/evidenceWords.ts';
import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { formatNumber } from '#web/i18n/formats.ts';

import { describeMeasured } from './describeMeasured.ts';

// Fewer say which way it points, and no more.
const fewCases = 5;

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

function describeTest({ result, threshold, direction, verdict, n }: Support['tests'][number], t: TFunction): string {
  const hasFigures = result !== undefined && threshold !== undefined && direction;
  const told = hasFigures ? describeMeasured({ result, threshold, direction }, t) : t(`evidence.verdict.${verdict}`);
  if (n === undefined) return told;
  const isFew = n < fewCases && verdict !== 'open';
  return t(isFew ? `evidence.pointsTo.${verdict}` : 'evidence.ofCases', { told, n: formatNumber(n) });
}

function countOf(people: PeopleByKind, t: TFunction): string {
  return sourceKinds
    .flatMap((kind) => (people[kind] > 0 ? [t(`evidence.known.${kind}`, { count: people[kind] })] : []))
    .join(', ');
}
