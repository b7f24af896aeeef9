import Plus from 'lucide-react/icons/plus';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reason } from '#engine/protocol/decision.ts';
import { mostReasons } from '#engine/protocol/decisionVerdicts.ts';
import { Button } from '#web/components/Button.tsx';
import type { DecisionDraft } from '#web/stores/decisionDraft.ts';

import { AddReason } from './AddReason.tsx';
import { ReasonTable } from './ReasonTable.tsx';
import type { Reasons } from './useReasons.ts';

interface ReasonListProps {
  reasons: Reasons;
  /** How many claims were tested. */
  tested: number;
  draft: DecisionDraft;
  onChange: (more: Partial<DecisionDraft>) => void;
}

/** The reasons as they stand, which a person adds to and takes from. */
export function ReasonList({ reasons, tested, draft, onChange }: ReasonListProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { chosen, candidates, leftOut, gone } = reasons;
  const before = new Map(chosen.map((reason) => [reason.id, reason.before]));
  const changed = chosen.filter((reason) => reason.before !== reason.state);
  const isFull = chosen.length >= mostReasons;
  const mayAdd = candidates.length > 0 && !isFull;
  const without = (list: readonly string[], { id: gone }: Reason) => list.filter((each) => each !== gone);

  function remove(reason: Reason) {
    onChange({ removed: [...draft.removed, reason.id], added: without(draft.added, reason) });
    // The row goes, and the focus with it.
    heading.current?.focus();
  }

  function add(reason: Reason) {
    onChange({ added: [...draft.added, reason.id], removed: without(draft.removed, reason) });
    if (chosen.length + 1 >= mostReasons) stopAdding();
  }

  function stopAdding() {
    setIsAdding(false);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="min-w-0 px-7 py-4 max-desktop:px-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 pb-1">
        <h3 id={id} ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t('standing.reason.title')}{' '}
          <span className="font-normal text-muted tabular-nums">
            {t('standing.reason.count', { count: chosen.length, total: Math.max(tested, chosen.length) })}
          </span>
        </h3>
        {mayAdd && !isAdding && (
          <Button
            size="small"
            look="quiet"
            className="-mr-3"
            icon={<Plus aria-hidden size={17} />}
            onClick={() => setIsAdding(true)}
          >
            {t('standing.reason.add')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {changed
          .map((reason) =>
            t('standing.reason.changed', {
              claim: reason.name ?? reason.text,
              state: t(`standing.stateWord.${reason.state}`),
              before: t(`standing.stateWord.${reason.before}`),
            }),
          )
          .join(' ')}
      </p>
      <p role="status" className="pb-2 text-sm empty:hidden">
        {gone.length > 0 && t('standing.reason.gone', { count: gone.length, claims: gone.join(' · ') })}
      </p>
      <p role="status" className="pb-2 text-xs text-muted empty:hidden">
        {[
          isFull && candidates.length > 0 && t('standing.reason.full', { most: mostReasons }),
          leftOut > 0 && t('standing.reason.leftOut', { count: leftOut }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {isAdding && mayAdd && <AddReason candidates={candidates} onAdd={add} onClose={stopAdding} />}
      {chosen.length === 0 ? (
        <p className="border-t border-outline py-3 text-sm text-muted">{t('standing.reason.none')}</p>
      ) : (
        <ReasonTable reasons={chosen} label={t('standing.reason.title')} before={before} onRemove={remove} />
      )}
    </section>
  );
}
