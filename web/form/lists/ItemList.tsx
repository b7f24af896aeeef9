import { useCallback, useState } from 'react';

import type { FieldPlace } from '#web/form/fields/FieldPlace.ts';
import { OpenAllButton } from '#web/form/folds/OpenAllButton.tsx';
import { rowListStyle } from '#web/form/folds/rowStyle.ts';
import { useFold } from '#web/form/folds/useFold.ts';
import { useOpenRows } from '#web/form/folds/useOpenRows.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { RemovedItems } from '#web/form/marks/RemovedItems.tsx';
import { PasteNotice } from '#web/form/paste/PasteNotice.tsx';
import { useFieldError } from '#web/form/useFieldError.ts';

import { AddItem } from './AddItem.tsx';
import { hasManyItems } from './hasManyItems.ts';
import { ItemRow } from './ItemRow.tsx';
import { ListHeader } from './ListHeader.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useListActions } from './useListActions.ts';
import { useListBounds } from './useListBounds.ts';
import { useListDrop } from './useListDrop.ts';
import { useObjectPaste } from './useObjectPaste.ts';
import { useStagedCount } from './useStagedCount.ts';

const noItem = {};

/** A list of objects as rows, with actions on them. On a page of many rows, the list itself is folded at first. */
export function ItemList({ id, pointer, node, ui }: FieldPlace) {
  const { document, isWhole, t } = useForm();
  const { readOnly, generating } = useFormMode();
  const error = useFieldError(pointer);
  const { items: item = noItem } = node;
  const rows = useOpenRows();
  const { show } = rows;
  const { actions, itemKeys, removed } = useListActions(pointer, ui, item, show);

  const { isFixed, length, isFull } = useListBounds(pointer, node);
  const keys = itemKeys.fit(length);
  const canFold = length > 0;
  const isFoldable = isWhole && hasManyItems(document.content);
  const [wantsFold, setWantsFold] = useState(isFoldable);
  const isOpen = !canFold || !wantsFold;
  const shown = useStagedCount(isOpen ? length : 0);
  const canArrange = !readOnly && !generating && !isFixed;
  const { listRef, prepareDrag } = useListDrop(actions.move);

  useFold(
    pointer,
    useCallback(
      (name: string) => {
        setWantsFold(false);
        const key = itemKeys.at(Number(name));
        if (key !== undefined) show(key);
      },
      [itemKeys, show],
    ),
  );

  const { area, result: pasted, undo: undoPaste } = useObjectPaste({ pointer, node, ui, item, canArrange });

  return (
    <div ref={area} role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-2">
      <ListHeader
        id={id}
        pointer={pointer}
        ui={ui}
        length={length}
        fold={isFoldable && canFold ? { isOpen, toggle: () => setWantsFold(!wantsFold) } : undefined}
        end={isOpen && <OpenAllButton rows={rows} keys={keys} title={ui.title} />}
      />
      {error && (
        <p id={`${id}-error`} tabIndex={-1} className="text-sm text-error">
          {error}
        </p>
      )}
      {length === 0 && (
        <div className="rounded-2xl border-2 border-dashed border-outline px-6 py-6 text-center text-base text-muted">
          <p className="font-semibold text-text">{t('emptyList')}</p>
          {!readOnly && <p className="mt-1">{ui.help ?? t('emptyListHelp')}</p>}
        </div>
      )}
      {isOpen && length > 0 && (
        <ol ref={listRef} className={rowListStyle}>
          {keys.slice(0, shown).map((key, index) => (
            <ItemRow
              key={key}
              itemKey={key}
              index={index}
              isLast={index === length - 1}
              list={pointer}
              ui={ui}
              listId={id}
              node={item}
              canArrange={canArrange}
              canCopy={!isFull}
              actions={actions}
              prepareDrag={prepareDrag}
              isOpen={rows.open.has(key)}
              onToggle={rows.toggle}
            />
          ))}
        </ol>
      )}
      {isOpen && !readOnly && <RemovedItems id={id} list={pointer} ui={ui} onBringBack={actions.undo} />}
      {removed && <RemovedNotice key={removed.turn} removed={removed} onUndo={() => actions.undo(removed)} />}
      {pasted && <PasteNotice result={pasted} limit={node.maxItems} onUndo={undoPaste} />}
      {isOpen && !readOnly && !isFixed && (
        <AddItem
          id={id}
          item={ui.item}
          size="small"
          isFull={isFull}
          limit={node.maxItems}
          disabled={generating}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={actions.add}
        />
      )}
    </div>
  );
}
