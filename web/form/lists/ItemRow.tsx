import { toFieldPathId, type FieldPathId, type FieldProps, type Registry, type RJSFSchema } from '@rjsf/utils';
import { memo, useMemo, type ComponentType } from 'react';

import { ItemHeader, type ItemHeaderProps } from './ItemHeader.tsx';

interface ItemRowProps
  extends Omit<ItemHeaderProps, 'titleId'>, Pick<FieldProps, 'uiSchema' | 'onChange' | 'onBlur' | 'onFocus'> {
  schema: RJSFSchema;
  parentPathId: FieldPathId;
  registry: Registry;
}

/** One item of a list. Browsers skip the layout of items outside of the viewport (content-visibility). */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { index, list, schema, uiSchema, parentPathId, registry, onChange, onBlur, onFocus } = props;
  const SchemaField = registry.fields['SchemaField'] as ComponentType<FieldProps>;
  const fieldPathId = useMemo(
    () => toFieldPathId(index, registry.globalFormOptions, parentPathId),
    [index, registry.globalFormOptions, parentPathId],
  );
  return (
    <li data-item={`${list}/${index}`} className="group [contain-intrinsic-size:auto_420px] [content-visibility:auto]">
      {/* On an inner element: clipping with rounded corners would need a compositing layer for each item. */}
      <div className="rounded-3xl border border-outline bg-raised group-data-[drop=after]:border-b-4 group-data-[drop=after]:border-b-focus group-data-[drop=before]:border-t-4 group-data-[drop=before]:border-t-focus">
        <ItemHeader {...props} titleId={`${fieldPathId.$id}-title`} />
        <div
          data-item-body
          role="group"
          aria-labelledby={`${fieldPathId.$id}-title`}
          className="p-4 pt-1 desktop:p-6 desktop:pt-2"
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
      </div>
    </li>
  );
});
