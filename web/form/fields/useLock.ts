import { useForm, useFormMode } from '#web/form/FormContext.ts';

import { useLockOf } from './useLockOf.ts';

/** Whether a place of the form is locked, and how the person may change that. */
export function useLock(pointer: string) {
  const { document } = useForm();
  const { onToggleLock, readOnly } = useFormMode();
  return useLockOf(document, pointer, readOnly ? undefined : onToggleLock);
}
