import { memo, useMemo } from 'react';

import { useForm } from '#web/form/FormContext.ts';
import { describeFields } from '#web/form/schema/describeFields.ts';

import { createRegistry } from './createRegistry.tsx';
import { Field } from './Field.tsx';
import { RegistryContext } from './RegistryContext.ts';

/**
 * RJSF walks the schema, resolves references and renders our fields and templates. It gets neither the document nor a
 * validator, so no edit makes it render the form again: see docs/decisions/2026-11-21-form-on-rjsf.md.
 */
export const FormTree = memo(function FormTree({ idPrefix }: { idPrefix: string }) {
  const { definition, language, widgets } = useForm();
  const ui = useMemo(() => describeFields(definition, language, widgets), [definition, language, widgets]);
  const registry = useMemo(() => createRegistry(definition.schema), [definition]);
  return (
    <RegistryContext value={registry}>
      <Field id={idPrefix} pointer="" node={definition.schema} ui={ui} required={false} />
    </RegistryContext>
  );
});
