import type { ColumnEdit } from '#engine/picture/GroupEdit.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

import type { GroupValues } from './Drop.ts';

/** The first of what the column that a card has come into asks for and that is still empty. */
export function askedIn(
  { pointer, columns }: ColumnEdit,
  values: GroupValues,
  document: Pick<EditableDocument, 'value'>,
): string | undefined {
  const { asks = [] } = columns.find(({ value }) => value === values.get(pointer)) ?? {};
  return asks.find((field) => [undefined, null, ''].includes(document.value(field) as null));
}
