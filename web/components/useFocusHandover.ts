import { type RefObject, useLayoutEffect } from 'react';

import { focusHeading } from '../shell/focusHeading.ts';

/**
 * What leaves the page with the focus in it hands the focus over: to what `to` names, else to the dialog around it, else
 * to the heading of the page. A keyboard and a screen reader would otherwise begin at the top again.
 */
export function useFocusHandover(box: RefObject<HTMLElement | null>, to?: () => HTMLElement | null): void {
  useLayoutEffect(() => {
    const element = box.current;
    const dialog = element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      setTimeout(() => {
        // Whoever did this may have put the focus somewhere already.
        if (document.activeElement !== document.body) return;
        const target = [to?.(), dialog].find((one) => one?.isConnected);
        if (target) target.focus();
        else focusHeading();
      });
    };
  }, [box, to]);
}
