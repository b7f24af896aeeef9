import type { ObjectParts } from './ObjectParts.ts';

/** An object of uniform objects as a table; on phones, rows are stacked. */
export function MatrixTemplate({ id, ui, fields: rows }: ObjectParts) {
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
          {columnsOf(rows).map(([name, { title }]) => (
            <th key={name} scope="col" className="pb-1 text-center text-xs font-medium wrap-anywhere text-muted">
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
function columnsOf(rows: ObjectParts['fields']) {
  return Object.entries(rows[0]?.ui.fields ?? {}).filter(([, { widget }]) => widget !== 'hidden');
}
