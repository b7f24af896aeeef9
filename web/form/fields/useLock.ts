import { useSyncExternalStore } from 'react';

import { notForModel } from '#engine/fields/notForModel.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';

/**
 * Whether a place is locked, itself or with what it belongs to, and how the person may change that; `toggle` is
 * undefined where nobody may.
 */
export function useLock(pointer: string) {
  const { definition, document } = useForm();
  const { onToggleLock, readOnly } = useFormMode();
  const state = useSyncExternalStore(document.locked.subscribe, () => document.locked.at(document.content, pointer));
  const mayToggle = !readOnly && state !== 'around' && (state === 'own' || !notForModel(definition)(pointer));
  return { state, toggle: onToggleLock && mayToggle ? () => onToggleLock(pointer) : undefined };
}
