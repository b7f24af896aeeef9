import Check from 'lucide-react/icons/check';
import { useState, useSyncExternalStore } from 'react';

import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useMay } from '#web/stores/useMay.ts';

import type { ApprovablePlaces } from './ApprovablePlaces.ts';
import { approve } from './approve.ts';
import { confirmWords } from './confirmWords.ts';

interface ApproveRowProps {
  places: ApprovablePlaces;
  pointers: readonly string[];
}

/** The same where there is room to say that one has read it, as in a card. */
export function ApproveRow({ places, pointers }: ApproveRowProps) {
  const t = confirmWords.in(useLanguage());
  const { edit } = useMay();
  const [isRead, setIsRead] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = useSyncExternalStore(places.subscribe, () => places.at(pointers));
  if (!isWaiting || !edit) return null;

  async function run(card: HTMLElement | null) {
    setIsBusy(true);
    const isApproved = await approve(pointers, isRead);
    setIsBusy(false);
    // The button is gone then.
    if (isApproved) card?.focus();
  }

  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 px-2">
      <Checkbox isSmall label={t('read')} checked={isRead} onChange={setIsRead} />
      <Button
        look="strong"
        size="small"
        busy={isBusy}
        icon={<Check aria-hidden size={16} />}
        onClick={({ currentTarget }) => void run(currentTarget.closest('[data-card]'))}
      >
        {t('approve')}
      </Button>
    </div>
  );
}
