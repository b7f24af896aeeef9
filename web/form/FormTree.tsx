import Form from '@rjsf/core/lib/components/Form.js';
import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { memo, useMemo } from 'react';

import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';

import { useForm } from './FormContext.ts';
import { buildUiSchema } from './schema/buildUiSchema.ts';
import { formTheme } from './theme.ts';

const noData = Object.freeze({});

interface FormTreeProps {
  definition: ToolsetDefinition;
  validator: DocumentValidator;
  idPrefix: string;
}

/**
 * RJSF decides what is drawn for which part of the schema. It is not given the document, so nothing a person does makes
 * it go through the whole form again.
 */
export const FormTree = memo(function FormTree({ definition, validator, idPrefix }: FormTreeProps) {
  const { language } = useForm();
  const schema = definition.schema as RJSFSchema;
  const uiSchema = useMemo(() => buildUiSchema(definition, language), [definition, language]);
  const theme = useMemo(() => formTheme(definition.manifest.id), [definition]);
  const precompiled = useMemo(
    () => createPrecompiledValidator({ [hashForSchema(schema)]: validator } as never, schema),
    [schema, validator],
  );
  return (
    <Form
      {...theme}
      tagName="div"
      className="contents"
      idPrefix={idPrefix}
      schema={schema}
      uiSchema={uiSchema}
      validator={precompiled}
      formData={noData}
      noValidate
      showErrorList={false}
      experimental_componentUpdateStrategy="shallow"
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
    >
      <></>
    </Form>
  );
});
