import { use } from 'react';

import { parsePointer } from '#engine/schema/pointer.ts';
import { RowHeader } from '#web/form/folds/RowHeader.tsx';
import { rowBodyStyle } from '#web/form/folds/rowStyle.ts';

import { FieldGrid } from './FieldGrid.tsx';
import type { ObjectParts } from './ObjectParts.ts';
import { TopicRows } from './TopicRows.ts';

/** A group of fields as a row. Its fields are mounted while it is open; alone, as in a card, they are always there. */
export function TopicTemplate({ id, pointer, ui, fields }: ObjectParts) {
  const rows = use(TopicRows);
  const help = ui.help && <p className="-mt-2 mb-4 text-sm text-muted">{ui.help}</p>;
  if (!rows)
    return (
      <div id={id} role="group" aria-label={ui.title}>
        {help}
        <FieldGrid fields={fields} />
      </div>
    );
  const name = parsePointer(pointer).at(-1) ?? '';
  const isOpen = rows.open.has(name);
  return (
    <li id={id}>
      <RowHeader
        id={`${id}-label`}
        bodyId={`${id}-body`}
        pointer={pointer}
        title={ui.title}
        values={ui.keyValues}
        isOpen={isOpen}
        onToggle={(header) => rows.toggle(name, header)}
      />
      {isOpen && (
        <div id={`${id}-body`} role="group" aria-labelledby={`${id}-label`} className={rowBodyStyle}>
          {help}
          <FieldGrid fields={fields} />
        </div>
      )}
    </li>
  );
}
