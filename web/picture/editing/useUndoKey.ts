import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

import { isShortcut } from '#web/components/isShortcut.ts';

/** Ctrl+Z or Cmd+Z while the focus is within an element. */
export function useUndoKey(element: RefObject<HTMLElement | null>, onUndo: () => void): void {
  const run = useEffectEvent(onUndo);
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!isShortcut(event, 'z') || !element.current?.contains(document.activeElement)) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [element]);
}
