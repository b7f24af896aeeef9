import type { Blank } from '#engine/blanks/nextBlank.ts';
import { selectBlank } from '#web/components/selectBlank.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

export { nextBlank } from '#engine/blanks/nextBlank.ts';

/** Leads to a blank of the open form, and selects it. */
export function focusBlank(editable: EditableDocument, { pointer, start }: Blank): void {
  editable.requestFocus(pointer);
  // A short text becomes an input only once it has the focus.
  setTimeout(() => selectBlank(start));
}
