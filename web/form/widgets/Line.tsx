import type { KeyboardEvent } from 'react';

import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { useForm } from '#web/form/FormContext.ts';
import { closeIcon, downIcon, upIcon } from '#web/form/icons.tsx';
import type { ListActions } from '#web/form/lists/useListActions.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useBoundText } from '#web/form/useBoundText.ts';
import { useFieldError } from '#web/form/useFieldError.ts';
import { useGrowingHeight } from '#web/form/useGrowingHeight.ts';
import { usePlaceholder } from '#web/form/usePlaceholder.ts';

interface LineProps {
  id: string;
  index: number;
  isLast: boolean;
  list: string;
  ui: FieldUi;
  readOnly: boolean;
  canArrange: boolean;
  actions: ListActions;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => void;
}

const buttonClass =
  'grid size-9 max-desktop:size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-field hover:text-text aria-disabled:cursor-default aria-disabled:opacity-30';

/** One entry of a list of texts. */
export function Line({ id, index, isLast, list, ui, readOnly, canArrange, actions, onKeyDown }: LineProps) {
  const { t } = useForm();
  const pointer = `${list}/${index}`;
  const text = useBoundText<HTMLTextAreaElement>(pointer);
  useGrowingHeight(text.ref);
  const error = useFieldError(pointer);
  const name = t('line', { title: ui.title, position: index + 1 });
  return (
    <li data-item={pointer}>
      <div
        data-item-body
        className="group/line relative flex flex-wrap items-center justify-end gap-x-1 @md:flex-nowrap"
      >
        <textarea
          {...text}
          id={id}
          rows={1}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={usePlaceholder(ui.hint, readOnly)}
          readOnly={readOnly}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={`${controlStyle} field-sizing-content min-w-0 resize-none pointer-fine:min-h-10 pointer-fine:py-1.75 ${canArrange ? 'pointer-fine:pr-28 @max-xs:pr-3!' : ''}`}
        />
        {canArrange && (
          <span className="flex shrink-0 pointer-fine:absolute pointer-fine:right-1 pointer-fine:opacity-0 pointer-fine:group-focus-within/line:opacity-100 pointer-fine:group-hover/line:opacity-100 @max-xs:static! @max-xs:hidden @max-xs:group-focus-within/line:flex">
            <button
              type="button"
              aria-label={t('moveUpItem', { title: name })}
              aria-disabled={index === 0 || undefined}
              onClick={() => actions.move(index, index - 1)}
              className={buttonClass}
            >
              {upIcon}
            </button>
            <button
              type="button"
              aria-label={t('moveDownItem', { title: name })}
              aria-disabled={isLast || undefined}
              onClick={() => actions.move(index, index + 1)}
              className={buttonClass}
            >
              {downIcon}
            </button>
            <button
              type="button"
              aria-label={t('removeItem', { title: name })}
              onClick={() => actions.remove(index)}
              className={buttonClass}
            >
              {closeIcon}
            </button>
          </span>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </li>
  );
}
