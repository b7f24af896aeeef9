import CircleCheck from 'lucide-react/icons/circle-check';

import { classNames } from '#web/components/classNames.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

import type { ConfirmablePlaces } from './ConfirmablePlaces.ts';
import { confirmWords } from './confirmWords.ts';
import { useConfirm } from './useConfirm.ts';

interface ConfirmMarkProps {
  places: ConfirmablePlaces;
  /** JSON pointers of what is confirmed together. */
  pointers: readonly string[];
  /** What it is called. */
  name: string;
  /** It stands behind a heading, and not in a row of buttons. */
  isInText: boolean;
}

/** Confirms an item or a section as it was drafted; pressed again, it takes that back. */
export function ConfirmMark({ places, pointers, name, isInText }: ConfirmMarkProps) {
  const t = confirmWords.in(useLanguage());
  const confirm = useConfirm(places, pointers);
  if (!confirm) return null;
  const label = t('holds', { name });
  return (
    <button
      {...confirm.button}
      data-confirm
      aria-label={label}
      title={label}
      className={classNames(
        'touch-room -my-1.5 inline-grid size-8 self-center shrink-0 cursor-pointer place-items-center rounded-full hover:bg-field print:hidden',
        isInText && 'ml-1 align-middle',
        confirm.isConfirmed ? 'text-primary' : 'text-muted hover:text-text',
      )}
    >
      <CircleCheck aria-hidden size={18} className={confirm.isConfirmed ? 'fill-primary-tonal' : undefined} />
    </button>
  );
}
