import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Lets a finger close a sheet by pulling it down by what is marked as its head; else it goes back. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, isWanted: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    if (!isWanted || !element) return undefined;
    const controller = new AbortController();
    // Without it, a button closes.
    import('./pullDown.ts').then(
      ({ pullDown }) => pullDown(element, controller.signal, () => close()),
      () => {},
    );
    return () => controller.abort();
  }, [sheet, isWanted]);
}
