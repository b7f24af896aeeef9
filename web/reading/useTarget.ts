import { type RefObject, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { bringIntoView } from '#web/form/bringIntoView.ts';

import { holds } from './holds.ts';

/**
 * The pointer that the address leads to within a reading, as in "#/ideas/3"; what holds it is shown and gets the focus.
 */
export function useTarget(reading: RefObject<HTMLElement | null>): { pointer: string } | null {
  const location = useLocation();
  const target = useMemo(
    () => (location.hash.startsWith('#/') ? { pointer: decodeURI(location.hash.slice(1)) } : null),
    [location],
  );
  useEffect(() => {
    if (!target) return;
    // Those further in come later.
    const around = [...(reading.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
    const part = around.findLast(({ dataset }) => holds(dataset['part'] ?? '', target.pointer));
    if (!part) return;
    bringIntoView(part, 'start');
    const title = part.querySelector<HTMLElement>(':scope > summary') ?? part;
    if (title === part) title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [target, reading]);
  return target;
}
