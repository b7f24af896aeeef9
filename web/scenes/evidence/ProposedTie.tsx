import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { Button } from '#web/components/Button.tsx';
import { useFocusHandover } from '#web/components/useFocusHandover.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { dismiss, type Pair, tie } from './changeTies.ts';

interface ProposedTieProps {
  one: ClaimAnswer;
  other: ClaimAnswer;
  projectId: string;
  /** Of its first button. */
  buttonId: string;
  /** Of the one that gets the focus when this pair is gone; undefined: the page's heading does. */
  nextId: string | undefined;
}

/** Two claims whose words are alike: the same, or not? */
export function ProposedTie({ one, other, projectId, buttonId, nextId }: ProposedTieProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const lang = useWrittenLang();
  const row = useRef<HTMLLIElement>(null);
  const toNext = useCallback(() => (nextId === undefined ? null : document.getElementById(nextId)), [nextId]);
  useFocusHandover(row, toNext);
  const [busy, setBusy] = useState<'same' | 'different' | null>(null);
  const words = { one: one.text, other: other.text };

  async function decide(said: 'same' | 'different', work: (projectId: string, claims: Pair) => Promise<void>) {
    setBusy(said);
    await work(projectId, [one.id, other.id]);
    setBusy(null);
  }

  return (
    <li
      ref={row}
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
          id={buttonId}
          size="small"
          busy={busy === 'same'}
          inactive={busy !== null}
          aria-label={t('evidence.ties.sameOf', words)}
          onClick={() => void decide('same', tie)}
        >
          {t('evidence.ties.same')}
        </Button>
        <Button
          size="small"
          look="quiet"
          busy={busy === 'different'}
          inactive={busy !== null}
          aria-label={t('evidence.ties.differentOf', words)}
          onClick={() => void decide('different', dismiss)}
        >
          {t('evidence.ties.different')}
        </Button>
      </div>
    </li>
  );
}
