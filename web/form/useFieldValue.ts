import { useCallback, useSyncExternalStore } from 'react';

import { useForm } from './FormContext.ts';

/** One place of the document; drawn again when that place changes. */
export function useFieldValue(pointer: string): unknown {
  const { document } = useForm();
  const subscribe = useCallback((listener: () => void) => document.subscribe(pointer, listener), [document, pointer]);
  return useSyncExternalStore(subscribe, () => document.value(pointer));
}

/** How many items a list holds; drawn again when that number changes, not when an item does. */
export function useListLength(pointer: string): number {
  const { document } = useForm();
  const subscribe = useCallback((listener: () => void) => document.subscribe(pointer, listener), [document, pointer]);
  return useSyncExternalStore(subscribe, () => {
    const value = document.value(pointer);
    return Array.isArray(value) ? value.length : 0;
  });
}
