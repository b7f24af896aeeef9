import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** A value of a draft that a model has written. */
export interface Written<Value> {
  pointer: string;
  value: Value;
}

/** Texts and numbers of a draft that a model has written, but for ids and references. */
export function writtenIn(
  document: ToolsetDocument,
  isLeftOut: (pointer: string) => boolean,
): { texts: Written<string>[]; numbers: Written<number>[] } {
  const texts: Written<string>[] = [];
  const numbers: Written<number>[] = [];
  for (const pointer of leavesOf(document)) {
    if (isLeftOut(pointer)) continue;
    const value = getAt(document, pointer);
    if (typeof value === 'string') texts.push({ pointer, value });
    if (typeof value === 'number') numbers.push({ pointer, value });
  }
  return { texts, numbers };
}
