import { useCallback, useSyncExternalStore } from 'react';

import type { EditableDocument } from '#web/document/EditableDocument.ts';

/** How many items a list of a document has now; 0 where there is no list. */
export function useLengthAt(document: EditableDocument, pointer: string): number {
  const subscribe = useCallback((listener: () => void) => document.subscribe(pointer, listener), [document, pointer]);
  return useSyncExternalStore(subscribe, () => {
    const value = document.value(pointer);
    return Array.isArray(value) ? value.length : 0;
  });
}
