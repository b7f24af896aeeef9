import { type RefObject, useLayoutEffect } from 'react';

import { focusHeading } from './focusHeading.ts';

/**
 * When an element with the focus is removed, moves the focus to what `to` returns, else to the dialog around it, else
 * to the page's heading. Otherwise keyboard and screen reader would start at the top of the page again.
 */
export function useFocusHandover(box: RefObject<HTMLElement | null>, to?: () => HTMLElement | null): void {
  useLayoutEffect(() => {
    const element = box.current;
    const dialog = element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      setTimeout(() => {
        // The focus has been moved already.
        if (document.activeElement !== document.body) return;
        const target = [to?.(), dialog].find((one) => one?.isConnected);
        if (target) target.focus();
        else focusHeading();
      });
    };
  }, [box, to]);
}
