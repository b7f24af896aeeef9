import { memo, useCallback } from 'react';

import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { placeInside } from '#web/form/fields/FieldPlace.ts';
import { rowBodyStyle } from '#web/form/folds/rowStyle.ts';
import { Field } from '#web/form/rjsf/Field.tsx';

import { ItemHeader, type ItemHeaderProps } from './ItemHeader.tsx';

interface ItemRowProps extends Omit<ItemHeaderProps, 'titleId' | 'bodyId' | 'onToggle'> {
  itemKey: string;
  onToggle: (key: string, header: Element) => void;
  listId: string;
  /** The schema of an item. */
  node: SchemaNode;
}

/** One item of a list. Its fields are mounted while it is open. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { itemKey, index, list, listId, node, ui, isOpen, onToggle } = props;
  const toggle = useCallback((header: Element) => onToggle(itemKey, header), [onToggle, itemKey]);
  const id = `${listId}_${index}`;
  const titleId = `${id}-title`;
  const bodyId = `${id}-body`;
  return (
    <li
      id={id}
      data-item={`${list}/${index}`}
      className="data-[drop=after]:shadow-[inset_0_-4px_var(--focus)] data-[drop=before]:shadow-[inset_0_4px_var(--focus)]"
    >
      <ItemHeader {...props} onToggle={toggle} titleId={titleId} bodyId={bodyId} />
      {isOpen && (
        <div
          id={bodyId}
          data-item-body
          role="group"
          aria-labelledby={titleId}
          className={`${rowBodyStyle} [contain-intrinsic-height:auto_600px] [content-visibility:auto]`}
        >
          {ui.items && (
            <Field {...placeInside({ id: listId, pointer: list }, index, { node, ui: ui.items, required: false })} />
          )}
        </div>
      )}
    </li>
  );
});
