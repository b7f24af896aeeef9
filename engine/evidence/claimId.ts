import { parsePointer } from '#engine/schema/pointer.ts';

import { itemAddress } from './itemAddress.ts';

/**
 * The id of a claim: the toolset and the pointer, in which items stand by their ids, or by a hash of their words where
 * they have none. So it survives sorting, and changes with a text that has no id.
 */
export function claimId(toolset: string, document: unknown, pointer: string): string {
  const parts = [toolset];
  let value = document;
  for (const token of parsePointer(pointer)) {
    const isItem = Array.isArray(value);
    value = (value as Record<string, unknown> | null | undefined)?.[token];
    parts.push(isItem ? itemAddress(value) : token);
  }
  return parts.join('/');
}
