import type { Clash } from '#engine/conflict/findClashes.ts';
import { resolveClashes } from '#engine/conflict/resolveClashes.ts';

import type { OpenDocument } from './OpenDocument.ts';

/** Goes on with the chosen side of each place, and sets the others aside. Returns whether to save now. */
export function resolveConflict(document: OpenDocument, isTheirs: (clash: Clash) => boolean): boolean {
  const { conflict } = document;
  if (!conflict) return false;
  const { definition } = document.editable.source;
  const resolved = (choice: (clash: Clash) => boolean) =>
    resolveClashes(definition, conflict.clashes, choice, conflict.server.figures);
  return document.endConflict(
    resolved(isTheirs),
    resolved((clash) => !isTheirs(clash)),
  );
}
