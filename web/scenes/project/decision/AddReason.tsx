import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reason } from '#engine/protocol/decision.ts';
import { findLetters } from '#engine/search/findLetters.ts';
import { Button } from '#web/components/Button.tsx';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface AddReasonProps {
  /** Those that are no reason yet. */
  candidates: readonly Reason[];
  onAdd: (reason: Reason) => void;
  onClose: () => void;
}

const most = 6;

/** Claims that may be added as reasons, found by their words. */
export function AddReason({ candidates, onAdd, onClose }: AddReasonProps) {
  const { t } = useTranslation();
  const id = useId();
  const lang = useWrittenLang();
  const titleOf = useToolsetTitle();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => field.current?.focus(), []);
  const found = candidates.filter(
    ({ text, name = '' }) => search.trim() === '' || findLetters(text, search) || findLetters(name, search),
  );
  return (
    <div className="mb-3 flex flex-col gap-2 rounded-2xl border border-outline p-3">
      <TextField
        ref={field}
        type="search"
        label={t('standing.reason.search')}
        value={search}
        aria-controls={id}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul id={id}>
        {found.slice(0, most).map((reason) => (
          <li key={reason.id}>
            <button
              type="button"
              onClick={() => {
                // What was pressed goes from the list, and the list itself where there is no more room.
                field.current?.focus();
                onAdd(reason);
              }}
              className="flex min-h-11 w-full cursor-pointer items-start gap-3 rounded-xl px-2 py-2 text-left text-sm -outline-offset-2 hover:bg-field"
            >
              <span className="mt-0.5">
                <ClaimMark state={reason.state} />
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="sr-only">{t(`standing.stateWord.${reason.state}`)}: </span>
                <span lang={lang}>{reason.name ?? reason.text}</span>
                <span className="block text-xs text-muted">{titleOf(reason.toolset)}</span>
              </span>
              <Plus aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="px-2 text-xs text-muted empty:hidden">
        {found.length === 0
          ? t('standing.reason.noneFound')
          : found.length > most && t('standing.reason.moreFound', { count: found.length - most })}
      </p>
      <Button size="small" look="quiet" className="self-start" onClick={onClose}>
        {t('standing.reason.doneAdding')}
      </Button>
    </div>
  );
}
