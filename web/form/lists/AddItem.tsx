import type { ComponentProps } from 'react';

import { buttonStyle } from '#web/components/buttonStyle.ts';

import { useForm } from '../FormContext.ts';
import { addIcon } from '../icons.tsx';

interface AddItemProps extends ComponentProps<'button'> {
  /** What one of the list is called. */
  item: string | undefined;
  size?: 'small' | undefined;
  isFull: boolean;
  limit: number | undefined;
}

/** Adds an item at the end of a list, and says so where no more may be added. */
export function AddItem({ item, size, isFull, limit, disabled, ...rest }: AddItemProps) {
  const { t } = useForm();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className={buttonStyle({ look: 'tonal', size })} disabled={isFull || disabled} {...rest}>
        {addIcon}
        {item ? t('addItem', { item }) : t('add')}
      </button>
      {isFull && <span className="text-sm text-muted">{t('full', { limit })}</span>}
    </div>
  );
}
