import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { focusHeading } from './focusHeading.ts';

/** After a change of page the heading takes the focus, so that a screen reader says where one is. */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A page that has put the focus into its first field, as Login does, keeps it there.
    if (!(document.activeElement instanceof HTMLInputElement)) focusHeading();
  }, [pathname]);
}
