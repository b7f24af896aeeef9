import { type KeyboardEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import type { FieldPlace } from '#web/form/fields/FieldPlace.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { RemovedItems } from '#web/form/marks/RemovedItems.tsx';
import { PasteNotice } from '#web/form/paste/PasteNotice.tsx';
import { useFieldError } from '#web/form/useFieldError.ts';

import { AddItem } from './AddItem.tsx';
import { focusItem } from './focusItem.ts';
import { itemLabel } from './itemLabel.ts';
import { ListHeader } from './ListHeader.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { StatementRow } from './StatementRow.tsx';
import { useListActions } from './useListActions.ts';
import { useListBounds } from './useListBounds.ts';
import { useListDrop } from './useListDrop.ts';
import { useObjectPaste } from './useObjectPaste.ts';
import { useStagedCount } from './useStagedCount.ts';

const noItem = {};

/**
 * A list of statements, written one below the other: Enter goes on with the next, Backspace in an empty one removes it.
 * What else a statement holds is small below it, and opens there.
 */
export function StatementList({ id, pointer, node, ui, text }: FieldPlace & { text: string }) {
  const { document, announce, t } = useForm();
  const { readOnly, generating } = useFormMode();
  const { items: item = noItem } = node;
  const error = useFieldError(pointer);
  const { actions, itemKeys, removed } = useListActions(pointer, ui, item);
  const { isFixed, length, isFull } = useListBounds(pointer, node);
  const keys = itemKeys.fit(length);
  const shown = useStagedCount(length);
  const canArrange = !readOnly && !generating && !isFixed;
  const { listRef, prepareDrag } = useListDrop(actions.move);
  const [open, setOpen] = useState<string | null>(null);
  // All but the statement.
  const rest = useMemo(() => {
    const own = ui.items?.fields?.[text];
    return ui.items && own && { ...ui.items, fields: { ...ui.items.fields, [text]: { ...own, widget: 'hidden' } } };
  }, [ui, text]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (event.nativeEvent.isComposing || !canArrange) return;
    const { key, altKey, shiftKey } = event;
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault();
      if (isFull) announce(t('full', { limit: node.maxItems }));
      else actions.insert(index + 1);
    }
    if (key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault();
      actions.remove(index);
      focusItem(pointer, Math.max(0, index - 1));
    }
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      actions.move(index, key === 'ArrowUp' ? index - 1 : index + 1);
    }
  };
  const moveTo = (index: number, list: string, name: string) => {
    const title = itemLabel(document.value(`${pointer}/${index}`), index, ui, t);
    const there = document.value(list);
    const position = Array.isArray(there) ? there.length : 0;
    flushSync(() => {
      itemKeys.remove(index);
      document.moveItemTo({ list: pointer, index }, { list, index: position });
    });
    announce(t('movedTo', { title, list: name, position: position + 1 }));
    if (length > 1) focusItem(pointer, Math.min(index, length - 2));
  };
  const { area, result: pasted, undo: undoPaste } = useObjectPaste({ pointer, node, ui, item, canArrange });

  return (
    <div ref={area} role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-2">
      <ListHeader id={id} pointer={pointer} ui={ui} length={length} fold={undefined} end={null} />
      {error && (
        <p id={`${id}-error`} tabIndex={-1} className="text-sm text-error">
          {error}
        </p>
      )}
      {length === 0 && <p className="text-sm text-muted">{t('emptyList')}</p>}
      {length > 0 && (
        <ol ref={listRef} className="flex flex-col gap-1.5">
          {keys.slice(0, shown).map((key, index) => (
            <StatementRow
              key={key}
              itemKey={key}
              id={`${id}_${index}`}
              index={index}
              isLast={index === length - 1}
              list={pointer}
              text={text}
              ui={ui}
              node={item}
              rest={rest}
              canArrange={canArrange}
              actions={actions}
              onKeyDown={onKeyDown}
              onMoveTo={moveTo}
              prepareDrag={prepareDrag}
              isOpen={open === key}
              onToggle={setOpen}
            />
          ))}
        </ol>
      )}
      {!readOnly && <RemovedItems id={id} list={pointer} ui={ui} onBringBack={actions.undo} />}
      {removed && !isBlank(removed.item, text) && (
        <RemovedNotice key={removed.turn} removed={removed} onUndo={() => actions.undo(removed)} />
      )}
      {pasted && <PasteNotice result={pasted} limit={node.maxItems} onUndo={undoPaste} />}
      {canArrange && (
        <AddItem
          id={id}
          item={ui.item}
          size="small"
          isFull={isFull}
          limit={node.maxItems}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={actions.add}
        />
      )}
    </div>
  );
}

/** Whether nothing is lost with an item that was removed. */
function isBlank(item: unknown, text: string): boolean {
  return Object.entries(item ?? {}).every(([key, value]) => key === 'id' || (key === text && value === ''));
}
