import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';

import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { fetchData, show, type BenchData } from './show.tsx';

/** Only what makes the fields comparable: text areas where the others have them, no ids. */
function uiSchemaOf(node: SchemaNode): UiSchema {
  if (node.type === 'array') return { items: uiSchemaOf(node.items ?? {}) };
  if (node.type === 'object') {
    return Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([key, child]) => [
        key,
        key === 'id' ? { 'ui:widget': 'hidden' } : uiSchemaOf(child),
      ]),
    );
  }
  const isLong = node.type === 'string' && !node.enum && !node.format && (node.maxLength ?? 1000) > 160;
  return isLong ? { 'ui:widget': 'textarea' } : {};
}

function Page({ definition, document }: BenchData) {
  const [content, setContent] = useState<unknown>(document);
  const [uiSchema] = useState(() => uiSchemaOf(definition.schema));
  return (
    <Form
      schema={definition.schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={content}
      validator={validator}
      onChange={(event) => setContent(event.formData)}
    />
  );
}

show(<Page {...await fetchData()} />);
