import type { Blank } from '#engine/blanks/nextBlank.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

import { selectBlank } from '../../../components/selectBlank.ts';

export { nextBlank } from '#engine/blanks/nextBlank.ts';

/** Leads to a blank of the open form, and selects it. */
export function leadToBlank(editable: EditableDocument, { pointer, start }: Blank): void {
  editable.leadTo(pointer);
  // A short text becomes an input only once it has the focus.
  setTimeout(() => selectBlank(start));
}
