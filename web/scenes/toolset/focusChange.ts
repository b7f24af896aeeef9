import type { Change } from '#engine/difference/Change.ts';
import { leadPointer } from '#web/document/leadPointer.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** Leads to a change of the draft in the form. */
export function focusChange(change: Change | undefined): void {
  if (change) toolsetScreen.document?.editable.requestFocus(leadPointer(change));
}
