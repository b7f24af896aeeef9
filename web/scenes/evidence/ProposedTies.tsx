import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimAnswer, EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { ShowMore } from '#web/components/ShowMore.tsx';
import { useShownPart } from '#web/components/useShownPart.ts';

import { EvidenceCard } from './EvidenceCard.tsx';
import { ProposedTie } from './ProposedTie.tsx';

interface ProposedTiesProps {
  proposed: EvidenceAnswer['proposed'];
  claims: readonly ClaimAnswer[];
  projectId: string;
}

const fewAtFirst = 3;

/** Claims whose words are alike, for a person to say whether they are the same. */
export function ProposedTies({ proposed, claims, projectId }: ProposedTiesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  const pairs = proposed.flatMap(({ claims: ids }) => {
    const [one, other] = ids.map((id) => claimOf.get(id));
    return one && other ? [{ key: ids.join(' '), one, other }] : [];
  });
  const { shown, left, step, showMore } = useShownPart(pairs, fewAtFirst);
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
      <ShowMore left={left} step={step} label={(count) => t('evidence.showMore', { count })} onMore={showMore} />
    </EvidenceCard>
  );
}
