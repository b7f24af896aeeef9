import { useEffectEvent, useLayoutEffect } from 'react';

import { isShortcut } from '#web/components/isShortcut.ts';

/** Ctrl+S or Cmd+S, wherever the focus is. */
export function useSaveShortcut(onSave: () => void): void {
  const run = useEffectEvent(onSave);
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      if (!event.repeat) run();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
