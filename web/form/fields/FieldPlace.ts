import { formatPointer } from '#engine/schema/pointer.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

/** Where a field stands in a form, and what is drawn there. */
export interface FieldPlace {
  /** The id of its element; of a single input, the id for the label's `htmlFor`. */
  id: string;
  /** JSON pointer of the value. */
  pointer: string;
  node: SchemaNode;
  ui: FieldUi;
  required: boolean;
}

/** The place of a property or item of what stands at another. */
export function placeInside(
  around: Pick<FieldPlace, 'id' | 'pointer'>,
  name: string | number,
  inner: Pick<FieldPlace, 'node' | 'ui' | 'required'>,
): FieldPlace {
  return { id: `${around.id}_${name}`, pointer: around.pointer + formatPointer([name]), ...inner };
}
