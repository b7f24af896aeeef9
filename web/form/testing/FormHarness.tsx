import { useMemo } from 'react';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';
import type { ToolsetFormProps } from '#web/form/ToolsetFormProps.ts';

import { createDocument } from './createDocument.ts';

type FormHarnessProps = Partial<ToolsetFormProps> & {
  definition: ToolsetDefinition;
  content?: ToolsetDocument | null;
};

/** A form on the given document or a new one. */
export function FormHarness({ definition, content = null, document, ...props }: FormHarnessProps) {
  const own = useMemo(() => createDocument(definition, content), [definition, content]);
  return <ToolsetForm language="en" {...props} document={document ?? own} />;
}
