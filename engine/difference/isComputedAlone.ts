import { applyComputed, type Computing } from '#engine/computed/applyComputed.ts';
import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';

/** Whether a field has changed only because those have from which it is computed; a choice by hand is no such field. */
export function isComputedAlone(
  { computed, binds }: Pick<ToolsetManifest, 'computed' | 'binds'>,
  { pointer, origin }: Change,
  before: ToolsetDocument,
  after: ToolsetDocument,
): boolean {
  const rule = computed.find(({ field }) => field === toPattern(pointer));
  if (!rule || origin === null) return false;
  return (
    isComputed({ computed: [rule], binds }, before, origin) && isComputed({ computed: [rule], binds }, after, pointer)
  );
}

function isComputed(rules: Computing, document: ToolsetDocument, pointer: string): boolean {
  const present = getAt(document, pointer);
  const without = setAt(document, pointer, undefined);
  return present === undefined || equalJson(getAt(applyComputed(without, rules), pointer), present);
}
