import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useSyncExternalStore } from 'react';

import { statusLink } from '#web/components/statusLink.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { showToast } from '#web/stores/toasts.ts';

import type { ConfirmablePlaces } from './ConfirmablePlaces.ts';
import { confirmWords } from './confirmWords.ts';
import { useConfirm } from './useConfirm.ts';
import { useConfirmShortcut } from './useConfirmShortcut.ts';

const everything = [''];

/** How much of the page nobody has confirmed, and the button that confirms all of it. */
export function ConfirmStatus({ places }: { places: ConfirmablePlaces }) {
  const language = useLanguage();
  const t = confirmWords.in(language);
  const { left, total } = useSyncExternalStore(places.subscribe, () => places.count());
  const confirm = useConfirm(places, everything);
  useConfirmShortcut(
    useCallback(() => showToast('info', confirmWords.in(language)('nothing'), { topic: 'confirming' }), [language]),
  );
  return (
    <>
      {left > 0 && <span className="text-sm text-muted">{t('left', { count: left, total })}</span>}
      {confirm && (
        <button
          {...confirm.button}
          data-confirm-all
          className={`touch-room inline-flex cursor-pointer items-baseline gap-1.5 text-sm print:hidden ${statusLink}`}
        >
          <CircleCheck
            aria-hidden
            size={16}
            className={`self-center ${confirm.isConfirmed ? 'fill-primary-tonal text-primary' : 'text-muted'}`}
          />
          {t('page')}
        </button>
      )}
    </>
  );
}
