import type { ComponentProps } from 'react';

import { buttonStyle } from '#web/components/buttonStyle.ts';
import { useForm } from '#web/form/FormContext.ts';
import { addIcon } from '#web/form/icons.tsx';

import { withinSentence } from './withinSentence.ts';

interface AddItemProps extends ComponentProps<'button'> {
  /** Name of a single item. */
  item: string | undefined;
  /** In place of the words made from it. */
  label?: string;
  size?: 'small' | undefined;
  isFull: boolean;
  limit: number | undefined;
}

/** Appends an item to a list; disabled with an explanation at the list's limit. */
export function AddItem({ item, label, size, isFull, limit, disabled, ...rest }: AddItemProps) {
  const { language, t } = useForm();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className={buttonStyle({ look: 'tonal', size })} disabled={isFull || disabled} {...rest}>
        {addIcon}
        {label ?? (item ? t('addItem', { item: withinSentence(item, language) }) : t('add'))}
      </button>
      {isFull && <span className="text-sm text-muted">{t('full', { limit })}</span>}
    </div>
  );
}
