import { useSyncExternalStore } from 'react';

import { useForm } from '#web/form/FormContext.ts';

/** Whether something is worth a look in what was drafted at a field. */
export function useHasRemarks(pointer: string): boolean {
  const { document } = useForm();
  return useSyncExternalStore(document.remarks.subscribe, () => document.remarks.areAt(document.content, pointer));
}
