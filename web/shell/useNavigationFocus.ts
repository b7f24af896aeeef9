import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { focusHeading } from '#web/components/focusHeading.ts';

/** Focuses the heading after navigation, so that screen readers announce the new page. */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // Not on pages that focus their first field, as Login does.
    if (!(document.activeElement instanceof HTMLInputElement)) focusHeading();
  }, [pathname]);
}
