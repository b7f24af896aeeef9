import type { KeyboardEvent } from 'react';

import type { MenuEntry } from '#web/components/MenuEntry.ts';

import { RowHeader } from '../folds/RowHeader.tsx';
import { useForm } from '../FormContext.ts';
import { copyIcon, downIcon, dragIcon, removeIcon, upIcon } from '../icons.tsx';
import type { FieldUi } from '../schema/FieldUi.ts';
import { useFieldValue } from '../useFieldValue.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { itemName } from './itemName.ts';
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
  const { t } = useForm();
  const own = useFieldValue(`${list}/${index}/${ui.itemTitle ?? ''}`);
  const title = itemName(ui.itemTitle ? { [ui.itemTitle]: own } : undefined, index, ui, t);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!canArrange || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  const entries: (MenuEntry | false)[] = [
    index > 0 && { label: t('moveUp'), icon: upIcon, onChoose: () => actions.move(index, index - 1) },
    !isLast && { label: t('moveDown'), icon: downIcon, onChoose: () => actions.move(index, index + 1) },
    canCopy && { label: t('duplicate'), icon: copyIcon, onChoose: () => actions.duplicate(index) },
    { label: t('remove'), icon: removeIcon, danger: true, onChoose: () => actions.remove(index) },
  ];
  return (
    <RowHeader
      id={props.titleId}
      bodyId={props.bodyId}
      pointer={`${list}/${index}`}
      title={title}
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
        canArrange && (
          <ItemMenu label={t('itemActions', { title })} entries={entries.filter((each) => each !== false)} />
        )
      }
    />
  );
}
