import { useMemo, useState, type Ref } from 'react';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';

import { ToolsetForm } from '../ToolsetForm.tsx';
import type { ToolsetFormHandle, ToolsetFormProps } from '../ToolsetFormProps.ts';

type FormHarnessProps = Partial<ToolsetFormProps> &
  Pick<ToolsetFormProps, 'definition'> & { ref?: Ref<ToolsetFormHandle> };

/** A page that keeps the document, as the real ones do. */
export function FormHarness({ ref, content: first = null, onChange, ...props }: FormHarnessProps) {
  const [content, setContent] = useState<ToolsetDocument | null>(first);
  const [given, setGiven] = useState(first);
  const validator = useMemo(() => compileValidator(props.definition.schema), [props.definition]);
  if (given !== first) {
    setGiven(first);
    setContent(first);
  }
  return (
    <ToolsetForm
      ref={ref}
      validator={validator}
      language="en"
      {...props}
      content={content}
      onChange={(next) => {
        setContent(next);
        onChange?.(next);
      }}
    />
  );
}
