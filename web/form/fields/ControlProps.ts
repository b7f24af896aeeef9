import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';

import type { FieldUi } from '../schema/FieldUi.ts';

/** What an input of the form is given; a toolset's own widgets get the same. */
export interface ControlProps {
  /** The id its label points to. */
  id: string;
  /** The id of the label, for inputs that are made of several parts. */
  labelId: string;
  /** Where its value stands in the document. */
  pointer: string;
  node: SchemaNode;
  ui: FieldUi;
  /** Ids of help and error. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  readOnly: boolean;
}
