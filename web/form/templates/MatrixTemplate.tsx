import { getUiOptions } from '@rjsf/utils';

import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { readFieldProps } from '../fields/readFieldProps.ts';
import { fieldUiKey, type FieldUi } from '../schema/FieldUi.ts';
import type { ObjectParts } from './ObjectParts.ts';

/** An object of uniform objects as a table; on phones, rows are stacked. */
export function MatrixTemplate(props: ObjectParts) {
  const { id, ui } = readFieldProps(props);
  const rows = props.properties.filter(({ hidden }) => !hidden);
  const columns = columnsOf(props);
  return (
    <table className="block w-full table-fixed border-separate border-spacing-1 text-left desktop:table">
      <caption
        id={`${id}-label`}
        className={ui.hideTitle ? 'sr-only' : 'mb-2 block text-left text-base font-semibold desktop:table-caption'}
      >
        {ui.title}
      </caption>
      <thead className="sr-only desktop:not-sr-only desktop:table-header-group">
        <tr>
          <td className="w-26">
            <span className="sr-only">{ui.title}</span>
          </td>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" className="pb-1 text-center text-xs font-medium wrap-anywhere text-muted">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block desktop:table-row-group">{rows.map(({ content }) => content)}</tbody>
    </table>
  );
}

/** Columns are the fields of the first row; all rows are alike. */
function columnsOf({ schema, uiSchema, registry }: ObjectParts) {
  const [name] = Object.keys(schema.properties ?? {});
  const row = schema.properties?.[name ?? ''];
  if (name === undefined || typeof row !== 'object') return [];
  const resolved = registry.schemaUtils.retrieveSchema(row) as SchemaNode;
  const rowUi = uiSchema?.[name] as Record<string, Record<string, FieldUi>> | undefined;
  return Object.keys(resolved.properties ?? {})
    .filter((key) => getUiOptions(rowUi?.[key]).widget !== 'hidden')
    .map((key) => ({ key, title: rowUi?.[key]?.[fieldUiKey]?.title ?? key }));
}
