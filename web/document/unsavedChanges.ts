import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';

import type { OpenDocument } from './OpenDocument.ts';
import { baseOf } from './serverContent.ts';

/** What has been changed since the last save, or since the draft. */
export function unsavedChanges({ editable, status }: OpenDocument): Change[] {
  return findChanges(editable.source.definition, baseOf(status.server).content, editable.content);
}
