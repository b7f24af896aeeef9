import { parsePointer } from '#engine/schema/pointer.ts';

import { textHash } from './textHash.ts';

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
    parts.push(isItem ? itemName(value) : token);
  }
  return parts.join('/');
}

function itemName(item: unknown): string {
  if (typeof item === 'string') return `~${textHash(item)}`;
  if (typeof item !== 'object' || item === null) return '~';
  const { id } = item as { id?: unknown };
  if (typeof id === 'string' && id !== '') return id;
  return `~${textHash(Object.values(item).find((value): value is string => typeof value === 'string') ?? '')}`;
}
