import { useSyncExternalStore } from 'react';

import { notForModel } from '#engine/fields/notForModel.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

/**
 * Whether a place is locked, itself or with what it belongs to, and how the person may change that; `toggle` is
 * undefined where nobody may.
 */
export function useLockOf(document: EditableDocument, pointer: string, onToggle?: (pointer: string) => void) {
  const state = useSyncExternalStore(document.locked.subscribe, () => document.locked.at(document.content, pointer));
  const mayToggle = state !== 'around' && (state === 'own' || !notForModel(document.source.definition)(pointer));
  return { state, toggle: onToggle && mayToggle ? () => onToggle(pointer) : undefined };
}
