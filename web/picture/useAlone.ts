import { type RefObject, useEffect, useState } from 'react';

/**
 * Shows an element alone, in the whole screen where the browser lets it. What lies behind is out of reach meanwhile;
 * cards and messages come later than it does, and stay within reach.
 */
export function useAlone(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    if (!isFull) return undefined;
    const behind = siblingsAround(element.current).filter((each) => !each.inert);
    for (const each of behind) each.inert = true;
    void document.documentElement.requestFullscreen?.().catch(() => {});
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('fullscreenchange', () => setIsFull(document.fullscreenElement !== null), { signal });
    window.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && !event.defaultPrevented && setIsFull(false),
      {
        signal,
      },
    );
    return () => {
      controller.abort();
      for (const each of behind) each.inert = false;
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [element, isFull]);
  return { isFull, toggle: () => setIsFull(!isFull) };
}

function siblingsAround(element: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at?.parentElement; at = at.parentElement) {
    for (const each of at.parentElement.children)
      if (each instanceof HTMLElement && each !== at && !each.matches('[data-card], [role="status"], script, style'))
        found.push(each);
  }
  return found;
}
