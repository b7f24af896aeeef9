import type { FieldProps } from '@rjsf/utils';

import { formatPointer } from '#engine/schema/pointer.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { fieldUiKey, type FieldUi } from '../schema/FieldUi.ts';

/** The parts of RJSF's field props that this theme uses. */
export function readFieldProps({
  schema,
  uiSchema,
  fieldPathId,
}: Pick<FieldProps, 'schema' | 'uiSchema' | 'fieldPathId'>) {
  return {
    id: fieldPathId.$id,
    pointer: formatPointer(fieldPathId.path),
    node: schema as SchemaNode,
    ui: (uiSchema as Record<string, unknown>)[fieldUiKey] as FieldUi,
    widget: uiSchema?.['ui:widget'] as string | undefined,
  };
}
