import { useMemo } from 'react';

import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { AddItem } from '#web/form/lists/AddItem.tsx';
import { RemovedNotice } from '#web/form/lists/RemovedNotice.tsx';
import { useListActions } from '#web/form/lists/useListActions.ts';
import { useListBounds } from '#web/form/lists/useListBounds.ts';

import { CitationInput } from './CitationInput.tsx';
import { EmptyReferences } from './EmptyReferences.tsx';
import { useReferences } from './useReferences.ts';

/** What a claim rests on: sources, each with a quote, for or against. */
export function EvidenceInput({ id, labelId, pointer, node, ui, describedBy, readOnly }: ControlProps) {
  const { t } = useForm();
  const { generating } = useFormMode();
  // Called by their number: a source's id says nothing to people.
  const numbered = useMemo(() => ({ ...ui, itemTitle: undefined }), [ui]);
  const { actions, itemKeys, removed } = useListActions(pointer, numbered, node.items ?? {});
  const { length, isFull } = useListBounds(pointer, node);
  const sources = useReferences(ui).filter(({ isPlanned }) => !isPlanned);
  const canArrange = !readOnly && !generating;
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="flex flex-col items-stretch gap-2"
    >
      {length > 0 && (
        <ol className="flex flex-col gap-2">
          {itemKeys.fit(length).map((key, index) => (
            <CitationInput
              key={key}
              id={`${id}-${index}`}
              list={pointer}
              index={index}
              ui={ui}
              readOnly={!canArrange}
              onRemove={() => actions.remove(index)}
            />
          ))}
        </ol>
      )}
      {removed && <RemovedNotice key={removed.turn} removed={removed} onUndo={() => actions.undo(removed)} />}
      {sources.length === 0 && length === 0 && <EmptyReferences id={undefined} ui={ui} />}
      {canArrange && sources.length > 0 && (
        <AddItem
          item={ui.item}
          label={t('addSource')}
          size="small"
          isFull={isFull}
          limit={node.maxItems}
          aria-describedby={labelId}
          onClick={actions.add}
        />
      )}
    </div>
  );
}
