import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { dismissPageToasts } from '#web/stores/toasts.ts';

/** Takes away what was said of a page once it is left. */
export function useToastsOfPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before the effects of the new page, which may have something to say itself.
  useLayoutEffect(() => {
    if (shown.current !== pathname) dismissPageToasts();
    shown.current = pathname;
  }, [pathname]);
}
