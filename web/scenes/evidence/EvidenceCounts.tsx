import { useTranslation } from 'react-i18next';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { ClaimAnswer, SourceAnswer } from '#engine/protocol/evidence.ts';

interface EvidenceCountsProps {
  claims: readonly ClaimAnswer[];
  sources: readonly SourceAnswer[];
}

const order: readonly ClaimState[] = ['supported', 'assumed', 'contested', 'refuted'];

/** How many claims there are in each state, and what they were drawn from. */
export function EvidenceCounts({ claims, sources }: EvidenceCountsProps) {
  const { t } = useTranslation();
  const tests = claims.flatMap((claim) => claim.tests).filter(({ resultAt }) => resultAt);
  const results = new Set(tests.map(({ resultAt }) => `${resultAt?.toolset}${resultAt?.pointer}`)).size;
  const kinds = (['said', 'did', 'paid'] as const).flatMap((kind) => {
    const count = sources.filter((source) => source.kind === kind).length;
    return count > 0 ? [t(`evidence.sources.${kind}`, { count })] : [];
  });
  const from = [...kinds, ...(results > 0 ? [t('evidence.sources.tests', { count: results })] : [])];
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <li className="font-medium text-text">{t('evidence.claimCount', { count: claims.length })}</li>
        {order.map((state) => (
          <li key={state}>
            {t(`evidence.count.${state}`, { count: claims.filter((claim) => claim.state === state).length })}
          </li>
        ))}
      </ul>
      {from.length > 0 && <p>{t('evidence.drawnFrom', { sources: from.join(', ') })}</p>}
    </div>
  );
}
