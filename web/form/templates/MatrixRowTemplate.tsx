import type { ObjectFieldTemplateProps } from '@rjsf/utils';

import { CellName } from '../fields/CellName.ts';
import { readFieldProps } from '../fields/readFieldProps.ts';
import { fieldUiKey, type FieldUi } from '../schema/FieldUi.ts';

export function MatrixRowTemplate(props: ObjectFieldTemplateProps) {
  const { ui } = readFieldProps(props);
  const cells = props.properties.filter(({ hidden }) => !hidden);
  const titleOf = (name: string) =>
    (props.uiSchema?.[name] as Record<string, FieldUi> | undefined)?.[fieldUiKey]?.title ?? name;
  return (
    <tr className="mb-4 block rounded-3xl border border-outline p-4 desktop:mb-0 desktop:table-row desktop:border-0 desktop:p-0">
      <th
        scope="row"
        className="block pb-2 text-base font-semibold desktop:table-cell desktop:w-32 desktop:px-2 desktop:align-top desktop:text-sm"
      >
        {ui.title}
      </th>
      {cells.map(({ name, content }) => (
        <td key={name} className="block pb-3 align-top desktop:table-cell desktop:min-w-36 desktop:pb-0">
          <span aria-hidden="true" className="mb-1 block text-sm font-semibold text-muted desktop:hidden">
            {titleOf(name)}
          </span>
          <CellName value={`${ui.title}, ${titleOf(name)}`}>{content}</CellName>
        </td>
      ))}
    </tr>
  );
}
