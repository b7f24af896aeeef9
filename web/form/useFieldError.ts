import { useCallback, useSyncExternalStore } from 'react';

import { useForm } from './FormContext.ts';

export function useFieldError(pointer: string): string | undefined {
  const { errors } = useForm().document;
  const subscribe = useCallback((listener: () => void) => errors.subscribeAt(pointer, listener), [errors, pointer]);
  return useSyncExternalStore(subscribe, () => errors.at(pointer));
}
