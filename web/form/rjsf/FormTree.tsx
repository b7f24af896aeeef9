import { memo, useMemo } from 'react';

import { useForm } from '#web/form/FormContext.ts';
import { describeFields } from '#web/form/schema/describeFields.ts';

import { createRegistry } from './createRegistry.tsx';
import { Field } from './Field.tsx';
import { placeAt } from './placeAt.ts';
import { RegistryContext } from './RegistryContext.ts';

interface FormTreeProps {
  idPrefix: string;
  /** JSON pointer of the only fields to show. */
  at?: string | undefined;
}

/**
 * RJSF walks the schema, resolves references and renders our fields and templates. It gets neither the document nor a
 * validator, so no edit makes it render the form again: see docs/decisions/2026-11-21-form-on-rjsf.md.
 */
export const FormTree = memo(function FormTree({ idPrefix, at = '' }: FormTreeProps) {
  const { definition, language, widgets } = useForm();
  const ui = useMemo(() => describeFields(definition, language, widgets), [definition, language, widgets]);
  const registry = useMemo(() => createRegistry(definition.schema), [definition]);
  const place = useMemo(() => {
    const root = { id: idPrefix, pointer: '', node: definition.schema, ui, required: false };
    const place = placeAt(definition.schema, root, at);
    // Whoever shows some fields alone says what they are.
    return at === '' ? place : { ...place, ui: { ...place.ui, hideTitle: true } };
  }, [idPrefix, definition, ui, at]);
  return (
    <RegistryContext value={registry}>
      <Field {...place} />
    </RegistryContext>
  );
});
