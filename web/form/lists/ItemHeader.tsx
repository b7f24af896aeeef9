import { type KeyboardEvent, use } from 'react';

import { CommentMark } from '#web/comments/CommentMark.tsx';
import { CommentSpotsContext } from '#web/comments/CommentSpots.ts';
import type { MenuEntry } from '#web/components/MenuEntry.ts';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';
import { LockButton } from '#web/form/fields/LockButton.tsx';
import { revealedStyle } from '#web/form/fields/revealedStyle.ts';
import { useLock } from '#web/form/fields/useLock.ts';
import { RowHeader } from '#web/form/folds/RowHeader.tsx';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import {
  commentIcon,
  copyIcon,
  downIcon,
  draftIcon,
  dragIcon,
  pinIcon,
  removeIcon,
  unpinIcon,
  upIcon,
} from '#web/form/icons.tsx';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

import { itemLabel } from './itemLabel.ts';
import { ItemMenu } from './ItemMenu.tsx';
import type { ListActions } from './useListActions.ts';

export interface ItemHeaderProps {
  index: number;
  isLast: boolean;
  /** The pointer of the list. */
  list: string;
  ui: FieldUi;
  canArrange: boolean;
  canCopy: boolean;
  actions: ListActions;
  prepareDrag: (handle: HTMLElement) => void;
  isOpen: boolean;
  onToggle: (header: Element) => void;
  titleId: string;
  bodyId: string;
}

/** An item's row: handle, number, title, key values and actions. */
export function ItemHeader(props: ItemHeaderProps) {
  const { index, isLast, list, ui, canArrange, canCopy, actions, prepareDrag, isOpen, onToggle } = props;
  const { t, contentLanguage } = useForm();
  const { onRequestFieldGeneration } = useFormMode();
  const spots = use(CommentSpotsContext);
  const pointer = `${list}/${index}`;
  const { state: lock, toggle: toggleLock } = useLock(pointer);
  const own = useFieldValue(`${pointer}/${ui.itemTitle ?? ''}`);
  const title = itemLabel(ui.itemTitle ? { [ui.itemTitle]: own } : undefined, index, ui, t);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!canArrange || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  const entries: (MenuEntry | false | null | undefined)[] = [
    index > 0 && { label: t('moveUp'), icon: upIcon, onChoose: () => actions.move(index, index - 1) },
    !isLast && { label: t('moveDown'), icon: downIcon, onChoose: () => actions.move(index, index + 1) },
    canCopy && { label: t('duplicate'), icon: copyIcon, onChoose: () => actions.duplicate(index) },
    !lock &&
      onRequestFieldGeneration && {
        label: t('regenerateItem'),
        icon: draftIcon,
        onChoose: () => onRequestFieldGeneration(pointer),
      },
    spots && { label: t('commentItem'), icon: commentIcon, onChoose: () => spots.open(pointer) },
    toggleLock && {
      label: t(lock ? 'unlockItem' : 'lockItem'),
      icon: lock ? unpinIcon : pinIcon,
      onChoose: toggleLock,
    },
    { label: t('remove'), icon: removeIcon, danger: true, onChoose: () => actions.remove(index) },
  ];
  // A phone has room for the title only; what can be done is in the menu.
  const inMenu = canArrange ? 'max-desktop:hidden' : '';
  return (
    <RowHeader
      id={props.titleId}
      bodyId={props.bodyId}
      pointer={pointer}
      title={title}
      titleLang={typeof own === 'string' && own.trim() !== '' ? contentLanguage : undefined}
      titleWhenOpen={typeof own === 'string' && own.trim() !== '' ? (ui.item ?? t('entry')) : undefined}
      number={index + 1}
      values={ui.keyValues}
      isOpen={isOpen}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      start={
        canArrange && (
          <span
            data-drag-handle
            title={t('drag')}
            onPointerEnter={(event) => prepareDrag(event.currentTarget)}
            className="grid h-11 w-8 shrink-0 cursor-grab place-items-center text-muted active:cursor-grabbing"
          >
            {dragIcon}
          </span>
        )
      }
      end={
        <>
          <CommentMark
            pointer={pointer}
            label={(count) => t(count > 0 ? 'comments' : 'comment', { title, count })}
            whenSeen={`-my-1.5 hover:bg-field ${inMenu} ${revealedStyle}`}
            isOpen={isOpen}
          />
          <ConfirmSpot pointers={[pointer]} name={title} />
          <LockButton pointer={pointer} title={title} whenFree={inMenu} />
          {canArrange && (
            <ItemMenu
              label={t('itemActions', { title })}
              entries={entries.filter((each) => each !== undefined && each !== null && each !== false)}
            />
          )}
        </>
      }
    />
  );
}
