import { type Clashes, findClashes, type Sides } from '#engine/conflict/findClashes.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';

import type { EditableDocument } from './EditableDocument.ts';

/** Edits of the same places here and on the server, until the person has chosen. */
export interface Conflict {
  sides: Sides;
  clashes: Clashes;
  server: ToolsetState;
  /** It arose on saving, which goes on once the person has chosen. */
  isSaving: boolean;
}

/** null where no place is disputed. @param server what it has is theirs. */
export function findConflict(
  { source: { definition } }: EditableDocument,
  sides: Sides,
  server: ToolsetState,
  isSaving = false,
): Conflict | null {
  const clashes = findClashes(definition, sides, server.figures);
  return clashes.all.length === 0 ? null : { sides, clashes, server, isSaving };
}
