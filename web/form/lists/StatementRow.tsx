import { type KeyboardEvent, memo, useState } from 'react';

import { fieldWords } from '#engine/fields/fieldWords.ts';
import { listsTaking } from '#engine/picture/arranging/listsTaking.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { CommentMark } from '#web/comments/CommentMark.tsx';
import type { MenuEntry } from '#web/components/MenuEntry.ts';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';
import { placeInside } from '#web/form/fields/FieldPlace.ts';
import { LockButton } from '#web/form/fields/LockButton.tsx';
import { useLock } from '#web/form/fields/useLock.ts';
import { useErrorCount } from '#web/form/folds/useErrorCount.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import {
  alertIcon,
  downIcon,
  draftIcon,
  dragIcon,
  forwardIcon,
  pinIcon,
  removeIcon,
  unpinIcon,
  upIcon,
} from '#web/form/icons.tsx';
import { ClaimChip } from '#web/form/marks/ClaimChip.tsx';
import { MarkChip } from '#web/form/marks/MarkChip.tsx';
import { Field } from '#web/form/rjsf/Field.tsx';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useBoundText } from '#web/form/useBoundText.ts';
import { useFieldError } from '#web/form/useFieldError.ts';
import { useGrowingHeight } from '#web/form/useGrowingHeight.ts';

import { ItemMenu } from './ItemMenu.tsx';
import { SmallValues } from './SmallValues.tsx';
import type { ListActions } from './useListActions.ts';

interface StatementRowProps {
  itemKey: string;
  id: string;
  index: number;
  isLast: boolean;
  list: string;
  /** The property that holds the statement. */
  text: string;
  ui: FieldUi;
  /** The schema of an item. */
  node: SchemaNode;
  /** What an item holds beside the statement. */
  rest: FieldUi | undefined;
  canArrange: boolean;
  actions: ListActions;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => void;
  onMoveTo: (index: number, list: string, name: string) => void;
  prepareDrag: (handle: HTMLElement) => void;
  isOpen: boolean;
  onToggle: (key: string | null) => void;
}

/** A statement of a list: its text to write in, and what it rests on small below. */
export const StatementRow = memo(function StatementRow(props: StatementRowProps) {
  const { id, index, list, text, ui, node, rest, canArrange, isOpen } = props;
  const { t } = useForm();
  const { readOnly } = useFormMode();
  const pointer = `${list}/${index}`;
  const bound = useBoundText<HTMLTextAreaElement>(`${pointer}/${text}`);
  useGrowingHeight(bound.ref);
  const error = useFieldError(`${pointer}/${text}`);
  const errors = useErrorCount(pointer);
  const title = t('untitled', { item: ui.item ?? t('entry'), position: index + 1 });
  const bodyId = `${id}-body`;
  return (
    <li
      data-item={pointer}
      className="group/row rounded-[10px] border border-outline bg-surface focus-within:border-focus data-[drop=after]:shadow-[inset_0_-4px_var(--focus)] data-[drop=before]:shadow-[inset_0_4px_var(--focus)]"
    >
      <div data-item-body className="flex items-start">
        {canArrange && (
          <span
            data-drag-handle
            title={t('drag')}
            onPointerEnter={(event) => props.prepareDrag(event.currentTarget)}
            className="grid h-10 w-7 shrink-0 cursor-grab place-items-center text-muted opacity-60 active:cursor-grabbing max-desktop:hidden [&>svg]:size-4"
          >
            {dragIcon}
          </span>
        )}
        <textarea
          {...bound}
          id={id}
          data-pointer={`${pointer}/${text}`}
          data-control
          rows={1}
          aria-label={title}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          readOnly={readOnly}
          onKeyDown={(event) => props.onKeyDown(event, index)}
          className={`field-sizing-content min-h-10 w-full min-w-0 flex-1 resize-none bg-transparent py-2 pr-2 text-sm/5 [font-kerning:none] text-text outline-none max-desktop:min-h-12 max-desktop:text-base/6 ${canArrange ? 'max-desktop:pl-3' : 'pl-3'}`}
        />
      </div>
      <div
        className={`flex min-h-8 flex-wrap items-center gap-x-2 pb-1 pl-3 ${canArrange ? 'desktop:pl-7' : ''} text-xs`}
      >
        {rest && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => props.onToggle(isOpen ? null : props.itemKey)}
            className="flex min-h-8 min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-lg text-left text-muted max-desktop:min-h-11 @max-xs:flex-wrap @max-xs:gap-y-0.5 @max-xs:py-1"
          >
            <SmallValues pointer={pointer} node={node} values={ui.keyValues} />
            <MarkChip pointer={pointer} />
            <ClaimChip pointer={pointer} />
            {errors > 0 && (
              <span className="flex items-center gap-1 text-error">
                {alertIcon}
                {t('sectionErrors', { count: errors })}
              </span>
            )}
            <span className="sr-only">{t('details', { title })}</span>
            <span className={`ml-auto opacity-70 @max-xs:hidden [&>svg]:size-4 ${isOpen ? 'rotate-180' : ''}`}>
              {downIcon}
            </span>
          </button>
        )}
        <span className="ml-auto flex items-center">
          <CommentMark
            pointer={pointer}
            label={(count) => t(count > 0 ? 'comments' : 'comment', { title, count })}
            whenSeen="hover:bg-field"
            isOpen={isOpen}
          />
          <ConfirmSpot pointers={[pointer]} name={title} />
          <LockButton pointer={pointer} title={title} whenFree="hidden" />
          {canArrange && <RowMenu {...props} title={title} />}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="px-3 pb-2 text-sm text-error">
          {error}
        </p>
      )}
      {isOpen && rest && (
        <div id={bodyId} role="group" aria-label={t('details', { title })} className="border-t border-outline p-3">
          <Field {...placeInside({ id: `${id}-list`, pointer: list }, index, { node, ui: rest, required: false })} />
        </div>
      )}
    </li>
  );
});

/** What can be done with a statement; where it can go is looked up once somebody is there. */
function RowMenu(props: StatementRowProps & { title: string }) {
  const { index, isLast, list, actions, onMoveTo, title } = props;
  const [isNear, setIsNear] = useState(false);
  const { document, definition, language, t } = useForm();
  const { onRequestFieldGeneration } = useFormMode();
  const pointer = `${list}/${index}`;
  const { state: lock, toggle: toggleLock } = useLock(pointer);
  const wordsOf = isNear ? fieldWords(definition, language) : null;
  const roomIn = (other: string) => {
    const there = document.value(other);
    const most = schemaAt(definition.schema, other)?.maxItems ?? Infinity;
    return (Array.isArray(there) ? there.length : 0) < most;
  };
  const moves = (wordsOf ? listsTaking(definition, document.content, pointer).filter(roomIn) : []).map((other) => {
    const name = wordsOf?.(other).title ?? '';
    return { label: t('moveTo', { list: name }), icon: forwardIcon, onChoose: () => onMoveTo(index, other, name) };
  });
  const entries: (MenuEntry | false | undefined)[] = [
    index > 0 && { label: t('moveUp'), icon: upIcon, onChoose: () => actions.move(index, index - 1) },
    !isLast && { label: t('moveDown'), icon: downIcon, onChoose: () => actions.move(index, index + 1) },
    ...moves,
    !lock &&
      onRequestFieldGeneration && {
        label: t('regenerateItem'),
        icon: draftIcon,
        onChoose: () => onRequestFieldGeneration(pointer),
      },
    toggleLock && {
      label: t(lock ? 'unlockItem' : 'lockItem'),
      icon: lock ? unpinIcon : pinIcon,
      onChoose: toggleLock,
    },
    { label: t('remove'), icon: removeIcon, danger: true, onChoose: () => actions.remove(index) },
  ];
  return (
    <span onFocus={() => setIsNear(true)} onPointerEnter={() => setIsNear(true)}>
      <ItemMenu
        label={t('itemActions', { title })}
        entries={entries.filter((each) => each !== undefined && each !== false)}
      />
    </span>
  );
}
