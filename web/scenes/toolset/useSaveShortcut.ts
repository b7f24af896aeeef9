import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl+S or Cmd+S, wherever the focus is. */
export function useSaveShortcut(onSave: () => void): void {
  const run = useEffectEvent(onSave);
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!event.repeat) run();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
