import type { FieldProps } from '@rjsf/utils';

import { formatPointer } from '#engine/schema/pointer.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { FieldPlace } from '#web/form/fields/FieldPlace.ts';

import { uiOfPlace } from './placeUiSchema.ts';

/** The place that RJSF has come to, by the props of its fields. It has resolved the schema's references. */
export function readPlace({ schema, uiSchema, fieldPathId, required = false }: FieldProps): FieldPlace {
  return {
    id: fieldPathId.$id,
    pointer: formatPointer(fieldPathId.path),
    node: schema as SchemaNode,
    ui: uiOfPlace(uiSchema),
    required,
  };
}
