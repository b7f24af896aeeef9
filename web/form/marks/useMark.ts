import { useCallback, useSyncExternalStore } from 'react';

import type { Change } from '#engine/difference/Change.ts';
import { useForm } from '#web/form/FormContext.ts';

/** What the draft changed at a field, or that it added an item; undefined where it did neither. */
export function useMark(pointer: string): Change | undefined {
  const { marks } = useForm().document;
  const subscribe = useCallback((listener: () => void) => marks.subscribeAt(pointer, listener), [marks, pointer]);
  return useSyncExternalStore(subscribe, () => marks.at(pointer));
}

/** How many fields the draft changed within the part of the document at a pointer. */
export function useMarkCount(pointer: string): number {
  const { marks } = useForm().document;
  const subscribe = useCallback((listener: () => void) => marks.subscribe(listener), [marks]);
  return useSyncExternalStore(
    subscribe,
    () => marks.all.filter((change) => change.pointer.startsWith(`${pointer}/`)).length,
  );
}

/** The items of a list that the draft leaves out. */
export function useRemovedItems(list: string): readonly Change[] {
  const { marks } = useForm().document;
  const subscribe = useCallback((listener: () => void) => marks.subscribe(listener), [marks]);
  const all = useSyncExternalStore(subscribe, () => marks.all);
  return all.filter(({ kind, pointer }) => kind === 'removed' && pointer.slice(0, pointer.lastIndexOf('/')) === list);
}
