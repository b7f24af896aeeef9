import { useEffect } from 'react';

import { isApple } from '#web/components/isApple.ts';
import { isShortcut } from '#web/components/isShortcut.ts';

/** In the form of aria-keyshortcuts. */
export const confirmKeys = isApple() ? 'Meta+E' : 'Control+E';

/** An item of a form or of a reading, and the section around it. */
const confirmable = '[data-item], section';

/**
 * Ctrl+E, or Command+E on Apple's systems: presses the button that confirms the item, or else the section, that the
 * focus is in. Elsewhere it leads to the button for all of the page, since that is read before it is pressed.
 */
export function useConfirmShortcut(onNothing: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isHeld = isApple() ? event.metaKey : event.ctrlKey;
      if (!isHeld || event.repeat || !isShortcut(event, 'e')) return;
      // Nothing can be confirmed on this page, or not by this person: the key is the browser's.
      const whole = document.querySelector<HTMLElement>('[data-confirm-all]');
      // A question must be answered first.
      if (!whole || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      const around = document.activeElement?.closest(confirmable);
      if (!around) return whole.focus();
      const within = [...around.querySelectorAll<HTMLElement>('[data-confirm]')];
      const own = within.find((button) => button.closest(confirmable) === around);
      if (own) own.click();
      else onNothing();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onNothing]);
}
