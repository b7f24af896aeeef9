import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import type { FieldUi } from '../schema/FieldUi.ts';

/** Props of the form's inputs and of toolsets' own widgets. */
export interface ControlProps {
  /** The id for the label's `htmlFor`. */
  id: string;
  /** The id of the label, for `aria-labelledby` of inputs that consist of several parts. */
  labelId: string;
  /** JSON pointer of the value. */
  pointer: string;
  node: SchemaNode;
  ui: FieldUi;
  /** Ids of help text and error. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  readOnly: boolean;
}
