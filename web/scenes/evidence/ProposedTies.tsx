import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimAnswer, EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { Button } from '#web/components/Button.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { dismiss, tie } from './changeTies.ts';
import { EvidenceCard } from './EvidenceCard.tsx';

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
  const list = useRef<HTMLUListElement>(null);
  const titleOf = useToolsetTitle();
  const lang = useWrittenLang();
  const [most, setMost] = useState(step);
  const [busy, setBusy] = useState<string | null>(null);
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  const pairs = proposed.flatMap(({ claims: ids }) => {
    const [one, other] = ids.map((id) => claimOf.get(id));
    return one && other ? [{ key: ids.join(' '), ids, both: [one, other] as const }] : [];
  });
  if (pairs.length === 0) return null;
  const left = pairs.length - most;

  async function decide(key: string, index: number, work: () => Promise<boolean>) {
    setBusy(key);
    const isDone = await work();
    setBusy(null);
    // The button is gone with its pair: on to the next, or to the one before.
    const buttons = list.current?.querySelectorAll<HTMLElement>('li > div button:first-of-type');
    if (isDone) buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  }

  return (
    <EvidenceCard titleId={titleId} title={t('evidence.ties.title')} text={t('evidence.ties.text')}>
      <ul ref={list}>
        {pairs.slice(0, most).map(({ key, ids, both: [one, other] }, index) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-outline px-5 py-3 desktop:flex-nowrap"
          >
            <dl className="grid min-w-0 flex-1 basis-full gap-x-6 gap-y-2 desktop:basis-0 desktop:grid-cols-2">
              {[one, other].map((claim) => (
                <div key={claim.id}>
                  <dt className="text-xs text-muted">{titleOf(claim.toolset)}</dt>
                  <dd lang={lang} className="text-sm wrap-anywhere">
                    {claim.text}
                  </dd>
                </div>
              ))}
            </dl>
            <div className="flex shrink-0 flex-wrap gap-2">
              <Button
                size="small"
                busy={busy === key}
                aria-label={t('evidence.ties.sameOf', { one: one.text, other: other.text })}
                onClick={() => void decide(key, index, () => tie(projectId, ids))}
              >
                {t('evidence.ties.same')}
              </Button>
              <Button
                size="small"
                look="quiet"
                inactive={busy === key}
                aria-label={t('evidence.ties.differentOf', { one: one.text, other: other.text })}
                onClick={() => void decide(key, index, () => dismiss(projectId, ids))}
              >
                {t('evidence.ties.different')}
              </Button>
            </div>
          </li>
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
