import type { ReactNode } from 'react';

import { useForm } from '../FormContext.ts';
import { copyIcon, downIcon, dragIcon, removeIcon, upIcon } from '../icons.tsx';
import type { FieldUi } from '../schema/FieldUi.ts';
import { useFieldValue } from '../useFieldValue.ts';
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
  titleId: string;
}

/** An item's title and actions. */
export function ItemHeader({
  index,
  isLast,
  list,
  ui,
  canArrange,
  canCopy,
  actions,
  prepareDrag,
  titleId,
}: ItemHeaderProps) {
  const { t } = useForm();
  const own = useFieldValue(`${list}/${index}/${ui.itemTitle ?? ''}`);
  const title = itemName(ui.itemTitle ? { [ui.itemTitle]: own } : undefined, index, ui, t);
  return (
    <div className="flex flex-wrap items-start justify-end gap-1 px-2 pt-2 desktop:px-4 desktop:pt-3">
      {canArrange && (
        <span
          data-drag-handle
          title={t('drag')}
          onPointerEnter={(event) => prepareDrag(event.currentTarget)}
          className="mr-auto grid size-10 max-desktop:size-11 shrink-0 cursor-grab desktop:mr-0 place-items-center rounded-full text-muted hover:bg-field active:cursor-grabbing"
        >
          {dragIcon}
        </span>
      )}
      <h4
        id={titleId}
        className="order-last min-w-0 basis-full px-2 pb-2 text-base wrap-anywhere desktop:order-none desktop:flex-1 desktop:basis-0 desktop:px-1 desktop:py-2 font-semibold text-text"
      >
        <span className="mr-2 text-muted tabular-nums">{index + 1}</span> {title}
      </h4>
      {canArrange && (
        <>
          <ItemButton
            label={t('moveUpItem', { title })}
            off={index === 0}
            onPress={() => actions.move(index, index - 1)}
          >
            {upIcon}
          </ItemButton>
          <ItemButton label={t('moveDownItem', { title })} off={isLast} onPress={() => actions.move(index, index + 1)}>
            {downIcon}
          </ItemButton>
          <ItemButton label={t('duplicateItem', { title })} off={!canCopy} onPress={() => actions.duplicate(index)}>
            {copyIcon}
          </ItemButton>
          <ItemButton label={t('removeItem', { title })} onPress={() => actions.remove(index)}>
            {removeIcon}
          </ItemButton>
        </>
      )}
    </div>
  );
}

interface ItemButtonProps {
  label: string;
  /** Disabled by `aria-disabled`, which keeps the focus in the button. */
  off?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ItemButton({ label, off = false, onPress, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
      className="grid size-10 max-desktop:size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-field hover:text-text aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
