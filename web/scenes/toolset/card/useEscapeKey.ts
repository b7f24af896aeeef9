import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Escape while the focus is within an element, unless something in it has closed by it. */
export function useEscapeKey(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const run = useEffectEvent(onEscape);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!element.current?.contains(document.activeElement)) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [element]);
}
