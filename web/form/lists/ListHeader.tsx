import type { ReactNode } from 'react';

import { classNames } from '#web/components/classNames.ts';
import { DraftFieldButton } from '#web/form/fields/DraftFieldButton.tsx';
import { LockButton } from '#web/form/fields/LockButton.tsx';
import { useErrorCount } from '#web/form/folds/useErrorCount.ts';
import { useForm } from '#web/form/FormContext.ts';
import { alertIcon, downIcon } from '#web/form/icons.tsx';
import { MarkChip } from '#web/form/marks/MarkChip.tsx';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

interface ListHeaderProps {
  id: string;
  pointer: string;
  ui: FieldUi;
  length: number;
  /** For a list that can be folded. */
  fold: { isOpen: boolean; toggle: () => void } | undefined;
  end: ReactNode;
}

/** A list's title, which folds the list where there are many. */
export function ListHeader({ id, pointer, ui, length, fold, end }: ListHeaderProps) {
  const { t } = useForm();
  const errors = useErrorCount(pointer);
  const isHidden = ui.hideTitle && !fold;
  return (
    // Without a title and a button it takes no room above the first entry.
    <div
      data-field-header
      className={classNames(
        'group/row flex items-center justify-end gap-x-2',
        isHidden ? 'not-has-[button]:-mb-2 has-[button]:min-h-8' : 'min-h-8',
      )}
    >
      <h3 id={`${id}-label`} className={isHidden ? 'sr-only' : 'mr-auto min-w-0 text-base font-semibold text-text'}>
        {fold ? (
          <button
            type="button"
            aria-expanded={fold.isOpen}
            onClick={fold.toggle}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg text-left"
          >
            <span className={`text-muted transition-transform ${fold.isOpen ? '' : '-rotate-90'}`}>{downIcon}</span>
            <span className={ui.hideTitle ? 'sr-only' : undefined}>{ui.title}</span>
            <span className="text-sm font-normal text-muted tabular-nums">{t('entries', { count: length })}</span>
          </button>
        ) : (
          ui.title
        )}
      </h3>
      {fold && !fold.isOpen && <MarkChip pointer={pointer} />}
      {fold && !fold.isOpen && errors > 0 && (
        <span className="flex items-center gap-1 text-xs text-error">
          {alertIcon}
          {t('sectionErrors', { count: errors })}
        </span>
      )}
      {end}
      <LockButton pointer={pointer} title={ui.title} />
      <DraftFieldButton pointer={pointer} title={ui.title} />
    </div>
  );
}
