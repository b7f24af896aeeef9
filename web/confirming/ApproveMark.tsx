import Check from 'lucide-react/icons/check';
import { useState, useSyncExternalStore } from 'react';

import { classNames } from '#web/components/classNames.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useMay } from '#web/stores/useMay.ts';

import type { ApprovablePlaces } from './ApprovablePlaces.ts';
import { approve } from './approve.ts';
import { confirmWords } from './confirmWords.ts';

interface ApproveMarkProps {
  places: ApprovablePlaces;
  /** JSON pointers of what is approved together. */
  pointers: readonly string[];
  /** What it is called. */
  name: string;
  /** It stands behind a heading, and not in a row of buttons. */
  isInText: boolean;
}

/** Approves an entry or a section of a draft; it confirms nothing. */
export function ApproveMark({ places, pointers, name, isInText }: ApproveMarkProps) {
  const t = confirmWords.in(useLanguage());
  const { edit } = useMay();
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = useSyncExternalStore(places.subscribe, () => places.at(pointers));
  if (!isWaiting || !edit) return null;
  const label = t('approveIt', { name });

  async function run(around: Element | null) {
    if (isBusy) return;
    setIsBusy(true);
    const isApproved = await approve(pointers, false);
    setIsBusy(false);
    // The button is gone then: on with what it stood beside.
    if (isApproved) around?.querySelector<HTMLElement>('button, a, input, textarea')?.focus();
  }

  return (
    <button
      type="button"
      data-approve
      aria-busy={isBusy || undefined}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => void run(currentTarget.closest('[data-item], section'))}
      className={classNames(
        'touch-room -my-1.5 inline-grid size-8 shrink-0 cursor-pointer place-items-center self-center rounded-full text-muted hover:bg-field hover:text-text print:hidden',
        isInText && 'ml-1 align-middle',
      )}
    >
      <Check aria-hidden size={18} />
    </button>
  );
}
