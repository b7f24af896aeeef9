import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { AddItem } from '#web/form/lists/AddItem.tsx';
import { focusItem } from '#web/form/lists/focusItem.ts';
import { RemovedNotice } from '#web/form/lists/RemovedNotice.tsx';
import { useListActions } from '#web/form/lists/useListActions.ts';
import { useListBounds } from '#web/form/lists/useListBounds.ts';
import { PasteNotice } from '#web/form/paste/PasteNotice.tsx';
import { spreadRows } from '#web/form/paste/spreadRows.ts';
import { usePaste } from '#web/form/paste/usePaste.ts';

import { FoldedLines } from './FoldedLines.tsx';
import { Line } from './Line.tsx';
import { useFoldedLines } from './useFoldedLines.ts';

/** Enter adds a line too; with a mouse, the button is there once the list has the focus. */
const showsWithFocus = 'pointer-fine:hidden pointer-fine:[[data-helped]_&]:block';

const textNode = { type: 'string' } as const;

/** A list of texts, one per line. Enter adds a line, Backspace in an empty one removes it. */
export function LinesInput({ id, labelId, pointer, node, ui, describedBy, readOnly }: ControlProps) {
  const { document } = useForm();
  const { generating } = useFormMode();
  const { actions, itemKeys, removed } = useListActions(pointer, ui, textNode);
  const { isFixed, length, isFull } = useListBounds(pointer, node);
  const keys = itemKeys.fit(length);
  const canArrange = !readOnly && !generating && !isFixed;
  const { isFolded, open } = useFoldedLines(pointer, length);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (event.nativeEvent.isComposing || !canArrange) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!isFull) actions.insert(index + 1);
    }
    if (event.key === 'Backspace' && document.text(`${pointer}/${index}`) === '') {
      event.preventDefault();
      actions.remove(index);
      focusItem(pointer, Math.max(0, index - 1));
    }
  };

  const {
    area,
    result: pasted,
    undo: undoPaste,
  } = usePaste({
    list: pointer,
    take(rows, into) {
      const index = Number(
        into
          .closest('[data-item]')
          ?.getAttribute('data-item')
          ?.slice(pointer.length + 1) ?? NaN,
      );
      if (!canArrange || !Number.isInteger(index)) return null;
      const { value, selectionStart, selectionEnd } = into;
      // What stands around the selection stays, as entries before and behind.
      const around = [value.slice(0, selectionStart ?? 0).trim(), value.slice(selectionEnd ?? 0).trim()] as const;
      const kept = around.filter((each) => each !== '').length;
      const entries = [around[0], ...rows.map((cells) => cells.join(', ')), around[1]].filter((text) => text !== '');
      const items = document.value(pointer) as unknown[];
      return spreadRows({ items, index, maxItems: node.maxItems, kept }, entries, String);
    },
    focus: (index) => focusItem(pointer, index),
  });

  if (isFolded) {
    const unfold = () => {
      flushSync(open);
      focusItem(pointer, 0);
    };
    return <FoldedLines {...{ id, labelId, pointer, length, describedBy }} onOpen={unfold} />;
  }
  return (
    <div
      ref={area}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="flex flex-col gap-2"
    >
      {length > 0 && (
        <ol className="@container flex flex-col gap-0.5">
          {keys.map((key, index) => (
            <Line
              key={key}
              id={`${id}_${index}`}
              index={index}
              isLast={index === length - 1}
              list={pointer}
              ui={ui}
              readOnly={readOnly}
              canArrange={canArrange}
              actions={actions}
              onKeyDown={onKeyDown}
            />
          ))}
        </ol>
      )}
      {removed && removed.item !== '' && (
        <RemovedNotice key={removed.turn} removed={removed} onUndo={() => actions.undo(removed)} />
      )}
      {pasted && <PasteNotice result={pasted} limit={node.maxItems} onUndo={undoPaste} />}
      {canArrange && (
        <div className={length > 0 ? showsWithFocus : undefined}>
          <AddItem
            item={ui.item}
            size="small"
            isFull={isFull}
            limit={node.maxItems}
            aria-describedby={labelId}
            onClick={actions.add}
          />
        </div>
      )}
    </div>
  );
}
