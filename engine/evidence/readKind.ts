import { getAt } from '#engine/schema/pointer.ts';

import type { KindDeclaration } from './contracts/kindContract.ts';
import type { SourceKind } from './evidenceWords.ts';

/** How an item is known, by what its folder declares; undefined where neither it nor the item says it. */
export function readKind(declared: KindDeclaration, item: unknown): SourceKind | undefined {
  if (typeof declared === 'string') return declared;
  const value = getAt(item, `/${declared.field}`);
  return typeof value === 'string' && Object.hasOwn(declared.map, value.trim())
    ? declared.map[value.trim()]
    : declared.otherwise;
}
