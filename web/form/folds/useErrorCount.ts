import { useCallback, useSyncExternalStore } from 'react';

import { useForm } from '#web/form/FormContext.ts';

/** How many errors are within the part of the document at a pointer. */
export function useErrorCount(pointer: string): number {
  const { errors } = useForm().document;
  const subscribe = useCallback((listener: () => void) => errors.subscribe(listener), [errors]);
  const count = () => errors.all.filter(({ path }) => path === pointer || path.startsWith(`${pointer}/`)).length;
  return useSyncExternalStore(subscribe, count);
}
