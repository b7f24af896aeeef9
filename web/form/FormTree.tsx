import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { toFieldPathId, type RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

import { createRegistry } from './createRegistry.ts';
import { useForm } from './FormContext.ts';
import { buildUiSchema } from './schema/buildUiSchema.ts';

interface FormTreeProps {
  definition: ToolsetDefinition;
  idPrefix: string;
}

/**
 * RJSF walks the schema, resolves references and renders our fields and templates. It gets neither the document nor a
 * validator, so no edit makes it render the form again: see docs/decisions/2026-11-21-form-on-rjsf.md.
 */
export const FormTree = memo(function FormTree({ definition, idPrefix }: FormTreeProps) {
  const { language } = useForm();
  const uiSchema = useMemo(() => buildUiSchema(definition, language), [definition, language]);
  const registry = useMemo(() => createRegistry(definition, idPrefix), [definition, idPrefix]);
  const fieldPathId = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  return (
    <SchemaField
      name=""
      schema={definition.schema as RJSFSchema}
      uiSchema={uiSchema}
      fieldPathId={fieldPathId}
      registry={registry}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
});

/** Values go into the document, not through RJSF. */
function ignore(): void {}
