import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimAnswer, EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { Button } from '#web/components/Button.tsx';

import { EvidenceCard } from './EvidenceCard.tsx';
import { ProposedTie } from './ProposedTie.tsx';

interface ProposedTiesProps {
  proposed: EvidenceAnswer['proposed'];
  claims: readonly ClaimAnswer[];
  projectId: string;
}

const step = 3;

/** Claims whose words are alike, for a person to say whether they are the same. */
export function ProposedTies({ proposed, claims, projectId }: ProposedTiesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [most, setMost] = useState(step);
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  const pairs = proposed.flatMap(({ claims: ids }) => {
    const [one, other] = ids.map((id) => claimOf.get(id));
    return one && other ? [{ key: ids.join(' '), one, other }] : [];
  });
  const shown = pairs.slice(0, most);
  const left = pairs.length - shown.length;
  const buttonOf = (pair: (typeof pairs)[number] | undefined) => pair && `${titleId} ${pair.key}`.replaceAll(' ', '_');
  if (pairs.length === 0) return null;
  return (
    <EvidenceCard titleId={titleId} title={t('evidence.ties.title')} text={t('evidence.ties.text')}>
      <ul>
        {shown.map((pair, index) => (
          <ProposedTie
            key={pair.key}
            one={pair.one}
            other={pair.other}
            projectId={projectId}
            buttonId={buttonOf(pair)!}
            nextId={buttonOf(pairs[index + 1] ?? pairs[index - 1])}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className="flex justify-center border-t border-outline py-2">
          <Button size="small" look="quiet" onClick={() => setMost(most + step)}>
            {t('evidence.showMore', { count: Math.min(step, left) })}
          </Button>
        </div>
      )}
    </EvidenceCard>
  );
}
