import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { RJSFSchema } from '@rjsf/utils';
import { use, useMemo } from 'react';

import { parsePointer } from '#engine/schema/pointer.ts';
import type { FieldPlace } from '#web/form/fields/FieldPlace.ts';

import { placeUiSchema } from './placeUiSchema.ts';
import { RegistryContext } from './RegistryContext.ts';

/** Has RJSF draw what its schema asks for at a place. */
export function Field({ id, pointer, node, ui, required }: FieldPlace) {
  const registry = use(RegistryContext);
  // The same objects for the same place, by which RJSF knows that nothing has changed.
  const fieldPathId = useMemo(() => ({ $id: id, path: parsePointer(pointer) }), [id, pointer]);
  const uiSchema = useMemo(() => placeUiSchema(ui), [ui]);
  if (!registry) throw new Error('A field was drawn outside of a FormTree');
  return (
    <SchemaField
      name=""
      required={required}
      schema={node as RJSFSchema}
      uiSchema={uiSchema}
      fieldPathId={fieldPathId}
      registry={registry}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

/** Values go into the document, not through RJSF. */
function ignore(): void {}
