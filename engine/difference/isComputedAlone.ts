import { getAt, setAt } from '#engine/schema/pointer.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import type { ComputedRule } from '#engine/toolset/manifestContract.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { applyComputed } from '#engine/validation/applyComputed.ts';

import type { Change } from './Change.ts';

/** Whether a field has changed only because those have from which it is computed; a choice by hand is no such field. */
export function isComputedAlone(
  rules: readonly ComputedRule[],
  { pointer, origin }: Change,
  before: ToolsetDocument,
  after: ToolsetDocument,
): boolean {
  const rule = rules.find(({ field }) => field === toPattern(pointer));
  if (!rule || origin === null) return false;
  return isComputed(rule, before, origin) && isComputed(rule, after, pointer);
}

function isComputed(rule: ComputedRule, document: ToolsetDocument, pointer: string): boolean {
  const present = getAt(document, pointer);
  const without = setAt(document, pointer, undefined);
  return present === undefined || getAt(applyComputed(without, [rule]), pointer) === present;
}
