import type { RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';

import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

import { useForm } from './FormContext.ts';
import { noValidator } from './noValidator.ts';
import { buildUiSchema } from './schema/buildUiSchema.ts';
import { asRegistryWidgets, ThemedForm } from './theme.ts';
import { toolsetWidgets } from './toolsetWidgets.ts';

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
  const schema = definition.schema as RJSFSchema;
  const uiSchema = useMemo(
    () => ({ ...buildUiSchema(definition, language), 'ui:submitButtonOptions': { norender: true } }),
    [definition, language],
  );
  const widgets = useMemo(() => asRegistryWidgets(toolsetWidgets(definition.manifest.id)), [definition]);
  return (
    <ThemedForm
      tagName="div"
      className="contents"
      idPrefix={idPrefix}
      schema={schema}
      uiSchema={uiSchema}
      widgets={widgets}
      validator={noValidator}
      showErrorList={false}
      experimental_componentUpdateStrategy="shallow"
      // Nothing reads RJSF's own form data, which stays empty.
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
    />
  );
});
