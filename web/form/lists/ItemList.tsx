import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';

import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';

import { useForm, useFormMode } from '../FormContext.ts';
import { DraftFieldButton } from '../fields/DraftFieldButton.tsx';
import { readFieldProps } from '../fields/readFieldProps.ts';
import { useFieldError } from '../useFieldError.ts';
import { AddItem } from './AddItem.tsx';
import { ItemRow } from './ItemRow.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useListActions } from './useListActions.ts';
import { useListBounds } from './useListBounds.ts';
import { useListDrop } from './useListDrop.ts';
import { useStagedCount } from './useStagedCount.ts';

/** A list of objects, with actions on its items. */
export function ItemList(props: FieldProps) {
  const { schema, uiSchema, registry, fieldPathId, onChange, onBlur, onFocus } = props;
  const { id, pointer, node, ui } = readFieldProps(props);
  const { t } = useForm();
  const { readOnly, generating } = useFormMode();
  const error = useFieldError(pointer);
  const itemSchema = useMemo(
    () => registry.schemaUtils.retrieveSchema(schema.items as RJSFSchema),
    [registry.schemaUtils, schema.items],
  );
  const { actions, itemKeys, removed } = useListActions(pointer, ui, itemSchema as SchemaNode);

  const { isFixed, length, isFull } = useListBounds(pointer, node);
  const keys = itemKeys.fit(length);
  const shown = useStagedCount(length);
  const canArrange = !readOnly && !generating && !isFixed;
  const { listRef, prepareDrag } = useListDrop(actions.move);

  const titleId = `${id}-label`;
  return (
    <div role="group" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className={ui.hideTitle ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-2'}>
        <h3 id={titleId} className="text-base font-semibold text-text">
          {ui.title}
        </h3>
        <DraftFieldButton pointer={pointer} title={ui.title} />
      </div>
      {ui.help && <p className="-mt-3 text-sm text-muted">{ui.help}</p>}
      {error && (
        <p id={`${id}-error`} tabIndex={-1} className="text-sm text-error">
          {error}
        </p>
      )}
      {length === 0 && (
        <div className="rounded-3xl border-2 border-dashed border-outline px-6 py-8 text-center text-base text-muted">
          <p className="font-semibold text-text">{t('emptyList')}</p>
          {!readOnly && <p className="mt-1">{t('emptyListHelp')}</p>}
        </div>
      )}
      {length > 0 && (
        <ol ref={listRef} className="flex flex-col gap-4">
          {keys.slice(0, shown).map((key, index) => (
            <ItemRow
              key={key}
              index={index}
              isLast={index === length - 1}
              list={pointer}
              ui={ui}
              schema={itemSchema}
              uiSchema={uiSchema?.items as FieldProps['uiSchema']}
              parentPathId={fieldPathId}
              registry={registry}
              canArrange={canArrange}
              canCopy={!isFull}
              actions={actions}
              prepareDrag={prepareDrag}
              onChange={onChange}
              onBlur={onBlur}
              onFocus={onFocus}
            />
          ))}
        </ol>
      )}
      {removed && <RemovedNotice key={removed.turn} title={removed.title} onUndo={() => actions.undo(removed)} />}
      {!readOnly && !isFixed && (
        <AddItem
          id={id}
          item={ui.item}
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
