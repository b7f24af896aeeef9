import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { useListLength } from '#web/form/useFieldValue.ts';

/**
 * The number of items to show, and whether more can be added. A list of fixed length shows all of them from the start.
 */
export function useListBounds(pointer: string, { minItems, maxItems }: SchemaNode) {
  const isFixed = minItems !== undefined && minItems === maxItems;
  const length = Math.max(useListLength(pointer), isFixed ? minItems : 0);
  return { isFixed, length, isFull: length >= (maxItems ?? Infinity) };
}
