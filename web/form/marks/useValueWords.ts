import { useMemo } from 'react';

import { describeValue } from '#engine/difference/describeValue.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';

/** Returns what the value of a field says in words. */
export function useValueWords(): (pointer: string, value: unknown) => string {
  const { definition, document, language } = useForm();
  const { references, figures } = useFormMode();
  const source = useMemo(
    () => new ReadingSource(definition, document.content, language, references ?? {}, figures),
    [definition, document, language, references, figures],
  );
  return (pointer, value) => describeValue(source, pointer, value);
}
