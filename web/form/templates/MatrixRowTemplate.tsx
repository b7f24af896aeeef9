import { CellName } from '#web/form/fields/CellName.ts';
import { useFold } from '#web/form/folds/useFold.ts';
import { useOpenRows } from '#web/form/folds/useOpenRows.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

import { MatrixCellButton } from './MatrixCellButton.tsx';
import type { ObjectParts } from './ObjectParts.ts';

/** A row of marks; the fields of the one that is open stand below it, as wide as the table. */
export function MatrixRowTemplate({ id, pointer, ui, fields }: ObjectParts) {
  const rows = useOpenRows();
  useFold(pointer, rows.show);
  const cells = fields.map(({ name, ui: cell, content }) => ({
    name,
    content,
    title: cell.title,
    mark: markOf(cell),
    canFold: cell.layout === 'cell',
    label: `${ui.title}, ${cell.title}`,
  }));
  const opened = cells.filter(({ name, canFold }) => canFold && rows.open.has(name));
  return (
    <>
      <tr className="mb-2 grid grid-cols-2 gap-2 desktop:mb-0 desktop:table-row">
        <th
          scope="row"
          className="col-span-2 block pt-3 text-left text-sm font-semibold wrap-anywhere desktop:table-cell desktop:py-0 desktop:pr-2 desktop:align-middle desktop:text-xs"
        >
          {ui.title}
        </th>
        {cells.map(({ name, content, title, mark, canFold, label }) => (
          <td key={name} className="block align-top desktop:table-cell">
            <span aria-hidden="true" className="mb-1 block text-xs text-muted desktop:hidden">
              {title}
            </span>
            {canFold ? (
              <MatrixCellButton
                id={`${id}_${name}`}
                bodyId={`${id}_${name}-body`}
                pointer={`${pointer}/${name}`}
                name={label}
                mark={mark}
                isOpen={rows.open.has(name)}
                onToggle={(button) => rows.toggle(name, button)}
              />
            ) : (
              <CellName value={label}>{content}</CellName>
            )}
          </td>
        ))}
      </tr>
      {opened.map(({ name, content, label }) => (
        <tr key={name} className="block desktop:table-row">
          <td colSpan={cells.length + 1} className="block desktop:table-cell">
            <div
              id={`${id}_${name}-body`}
              role="group"
              aria-label={label}
              className="rounded-2xl border border-outline bg-raised p-4"
            >
              <p aria-hidden="true" className="mb-3 text-sm font-semibold">
                {label}
              </p>
              {content}
            </div>
          </td>
        </tr>
      ))}
    </>
  );
}

/** The first choice among a cell's fields. */
function markOf({ fields }: FieldUi) {
  const found = Object.entries(fields ?? {}).find(([, { enumLabels }]) => enumLabels !== undefined);
  return found && { name: found[0], ui: found[1] };
}
