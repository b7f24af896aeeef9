import { useMemo } from 'react';

import { describeValue } from '#engine/difference/describeValue.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';

import { useForm, useFormMode } from '../FormContext.ts';

/** Returns what the value of a field says in words. */
export function useValueWords(): (pointer: string, value: unknown) => string {
  const { definition, language } = useForm();
  const { references } = useFormMode();
  const source = useMemo(
    () => new ReadingSource(definition, {}, language, references ?? {}),
    [definition, language, references],
  );
  return (pointer, value) => describeValue(source, pointer, value);
}
