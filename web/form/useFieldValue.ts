import { useCallback, useSyncExternalStore } from 'react';

import { useForm } from './FormContext.ts';
import { useLengthAt } from './useLengthAt.ts';

/** A value of the document; re-renders when it changes. */
export function useFieldValue(pointer: string): unknown {
  const { document } = useForm();
  const subscribe = useCallback((listener: () => void) => document.subscribe(pointer, listener), [document, pointer]);
  return useSyncExternalStore(subscribe, () => document.value(pointer));
}

/** Length of a list; re-renders when the length changes, not when an item does. */
export function useListLength(pointer: string): number {
  return useLengthAt(useForm().document, pointer);
}
