import type { KeyboardEvent, ReactNode } from 'react';

import { useForm } from '#web/form/FormContext.ts';
import { alertIcon, downIcon } from '#web/form/icons.tsx';
import { ClaimChip } from '#web/form/marks/ClaimChip.tsx';
import { MarkChip } from '#web/form/marks/MarkChip.tsx';
import type { KeyValue } from '#web/form/schema/FieldUi.ts';

import { KeyValues } from './KeyValues.tsx';
import { useErrorCount } from './useErrorCount.ts';

interface RowHeaderProps {
  /** The id of the title, by which the row's fields are labelled. */
  id: string;
  bodyId: string;
  pointer: string;
  title: string;
  /** Of a title that people wrote. */
  titleLang?: string | undefined;
  /** What stands in place of the title while the row is open, and the title in its field. */
  titleWhenOpen?: string | undefined;
  number?: number | undefined;
  values: readonly KeyValue[];
  isOpen: boolean;
  onToggle: (header: Element) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Parts before and after the title. */
  start?: ReactNode;
  end?: ReactNode;
}

/** A closed row, or the head of an open one: number, title and key values, and a button over all of them. */
export function RowHeader(props: RowHeaderProps) {
  const {
    id,
    bodyId,
    pointer,
    title,
    titleLang,
    titleWhenOpen,
    number,
    values,
    isOpen,
    onToggle,
    onKeyDown,
    start,
    end,
  } = props;
  const { t } = useForm();
  const errors = useErrorCount(pointer);
  const isRenamed = isOpen && titleWhenOpen !== undefined;
  return (
    <div className="group/row flex min-h-14 items-center gap-0.5 pr-2">
      {start}
      <h4 className="min-w-0 flex-1">
        <button
          type="button"
          data-row-toggle
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={(event) => onToggle(event.currentTarget)}
          onKeyDown={onKeyDown}
          className={`flex min-h-14 w-full cursor-pointer items-center gap-2 rounded-xl py-2 pr-2 text-left -outline-offset-2 ${start ? 'pl-1' : 'pl-4'}`}
        >
          <span className={`shrink-0 text-muted group-hover/row:transition-transform ${isOpen ? '' : '-rotate-90'}`}>
            {downIcon}
          </span>
          <span className="flex min-w-0 flex-1 items-baseline gap-3">
            {number !== undefined && (
              <span className="min-w-4 shrink-0 text-center text-xs/5 text-muted tabular-nums">{number}</span>
            )}
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1">
              <span className="min-w-0 flex-1 basis-56 text-row/5 font-medium wrap-anywhere text-text">
                <span id={id} lang={titleLang} className={isRenamed ? 'sr-only' : undefined}>
                  {title}
                </span>
                {isRenamed && <span className="text-muted"> {titleWhenOpen}</span>}
              </span>
              <span className="flex flex-wrap items-center gap-x-5 gap-y-1 empty:hidden">
                <MarkChip pointer={pointer} />
                <ClaimChip pointer={pointer} />
                {errors > 0 && (
                  <span className="flex items-center gap-1 text-xs text-error">
                    {alertIcon}
                    {t('sectionErrors', { count: errors })}
                  </span>
                )}
                {!isOpen && <KeyValues pointer={pointer} values={values} />}
              </span>
            </span>
          </span>
        </button>
      </h4>
      {end}
    </div>
  );
}
