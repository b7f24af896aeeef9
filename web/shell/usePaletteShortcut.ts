import { useEffectEvent, useLayoutEffect } from 'react';

import { isApple } from '#web/components/isApple.ts';
import { isShortcut } from '#web/components/isShortcut.ts';

/** Ctrl+K, or Command+K on Apple's systems. */
export function usePaletteShortcut(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const held = isApple() ? event.metaKey : event.ctrlKey;
    if (!held || !isShortcut(event, 'k')) return;
    event.preventDefault();
    // A question must be answered first.
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open();
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
