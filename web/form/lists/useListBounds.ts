import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';

import { useListLength } from '../useFieldValue.ts';

/** How many items a list shows, and whether it may grow. One that must have a certain number shows all of them at once. */
export function useListBounds(pointer: string, { minItems, maxItems }: SchemaNode) {
  const isFixed = minItems !== undefined && minItems === maxItems;
  const length = Math.max(useListLength(pointer), isFixed ? minItems : 0);
  return { isFixed, length, isFull: length >= (maxItems ?? Infinity) };
}
