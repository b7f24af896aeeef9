import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

import { cardSubject } from './cardSubject.ts';
import { partPointers } from './partPointers.ts';
import type { Scene } from './Scene.ts';

/**
 * The pointer of the part of a picture whose card has the field at a pointer, the innermost where several have it; null
 * where the picture shows nothing of it.
 */
export function partShowing(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  scenes: readonly Scene[],
  pointer: string,
): string | null {
  const has = (part: string) => `${pointer}/`.startsWith(`${cardSubject(definition, part).pointer}/`);
  const parts = partPointers(scenes).filter((part) => part !== '' && has(part));
  // What the picture shows of an item first, then the item, then its list.
  return parts.toSorted((a, b) => shared(b, pointer) - shared(a, pointer) || a.length - b.length)[0] ?? null;
}

/** How many tokens two pointers share from their beginning. */
function shared(one: string, other: string): number {
  const tokens = other.split('/');
  const end = one.split('/').findIndex((token, index) => token !== tokens[index]);
  return end < 0 ? one.split('/').length : end;
}
