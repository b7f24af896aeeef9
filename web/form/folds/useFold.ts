import { useLayoutEffect } from 'react';

import { useForm } from '#web/form/FormContext.ts';

/** Registers the part of the form at a pointer as one that can be opened from elsewhere. */
export function useFold(pointer: string, opener: (name: string) => void): void {
  const { folds } = useForm();
  useLayoutEffect(() => folds.register(pointer, opener), [folds, pointer, opener]);
}
