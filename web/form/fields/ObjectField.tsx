import { toFieldPathId, type FieldProps, type RJSFSchema } from '@rjsf/utils';
import { useMemo, type ComponentType } from 'react';

import { ObjectTemplate } from '../templates/ObjectTemplate.tsx';

/**
 * An object's properties as RJSF's own field passes them on, without properties that people name themselves, which a toolset's schema
 * does not allow: each of them costs a component and a comparison for every field.
 */
export function ObjectField(props: FieldProps) {
  const { schema: given, uiSchema, fieldPathId, registry, onChange, onBlur, onFocus } = props;
  const { globalFormOptions, schemaUtils } = registry;
  const SchemaField = registry.fields['SchemaField'] as ComponentType<FieldProps>;
  const schema = schemaUtils.retrieveSchema(given);
  // The same objects as long as the place is the same, by which fields know that nothing has changed.
  const fields = useMemo(
    () =>
      Object.entries(schema.properties ?? {}).map(([name, property]) => ({
        name,
        property: property as RJSFSchema,
        path: toFieldPathId(name, globalFormOptions, fieldPathId),
      })),
    [schema, globalFormOptions, fieldPathId],
  );
  const properties = fields.map(({ name, property, path }) => {
    const own = uiSchema?.[name] as FieldProps['uiSchema'];
    const required = schema.required?.includes(name) ?? false;
    return {
      name,
      hidden: own?.['ui:widget'] === 'hidden',
      content: (
        <SchemaField
          key={name}
          name={name}
          required={required}
          schema={property}
          uiSchema={own}
          fieldPathId={path}
          registry={registry}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
        />
      ),
    };
  });
  return (
    <ObjectTemplate
      schema={schema}
      uiSchema={uiSchema}
      fieldPathId={fieldPathId}
      registry={registry}
      properties={properties}
    />
  );
}
