import { toFieldPathId, type FieldPathId, type FieldProps, type Registry, type RJSFSchema } from '@rjsf/utils';
import { memo, useCallback, useMemo, type ComponentType } from 'react';

import { rowBodyStyle } from '../folds/rowStyle.ts';
import { ItemHeader, type ItemHeaderProps } from './ItemHeader.tsx';

interface ItemRowProps
  extends
    Omit<ItemHeaderProps, 'titleId' | 'bodyId' | 'onToggle'>,
    Pick<FieldProps, 'uiSchema' | 'onChange' | 'onBlur' | 'onFocus'> {
  itemKey: string;
  onToggle: (key: string, header: Element) => void;
  schema: RJSFSchema;
  parentPathId: FieldPathId;
  registry: Registry;
}

/** One item of a list. Its fields are mounted while it is open. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { itemKey, index, list, schema, uiSchema, parentPathId, registry, isOpen, onToggle } = props;
  const { onChange, onBlur, onFocus } = props;
  const SchemaField = registry.fields['SchemaField'] as ComponentType<FieldProps>;
  const fieldPathId = useMemo(
    () => toFieldPathId(index, registry.globalFormOptions, parentPathId),
    [index, registry.globalFormOptions, parentPathId],
  );
  const toggle = useCallback((header: Element) => onToggle(itemKey, header), [onToggle, itemKey]);
  const titleId = `${fieldPathId.$id}-title`;
  const bodyId = `${fieldPathId.$id}-body`;
  return (
    <li
      id={fieldPathId.$id}
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
          <SchemaField
            name={String(index)}
            index={index}
            schema={schema}
            uiSchema={uiSchema}
            fieldPathId={fieldPathId}
            registry={registry}
            onChange={onChange}
            onBlur={onBlur}
            onFocus={onFocus}
          />
        </div>
      )}
    </li>
  );
});
