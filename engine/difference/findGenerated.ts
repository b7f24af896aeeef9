import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';
import { findChanges } from './findChanges.ts';

/** Three versions of a document that a model has written to. */
export interface DraftVersions {
  /** Before the generation. */
  before: ToolsetDocument;
  /** As it was generated. */
  draft: ToolsetDocument;
  /** As it stands now: the draft with what a person has changed in it since. */
  present: ToolsetDocument;
}

/** The changes that a model made and nobody has edited since. Pointers lead into the present version. */
export function findGenerated(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  { before, draft, present }: DraftVersions,
): Change[] {
  const all = findChanges(definition, before, present);
  if (all.length === 0 || draft === present) return all;
  const edits = findChanges(definition, draft, present).filter(({ kind }) => kind !== 'removed');
  const removed = findChanges(definition, before, draft).filter(({ kind }) => kind === 'removed');
  return all.filter((change) => {
    if (change.kind === 'removed') return removed.some(({ origin }) => origin === change.origin);
    return !edits.some(({ pointer }) => `${change.pointer}/`.startsWith(`${pointer}/`));
  });
}
