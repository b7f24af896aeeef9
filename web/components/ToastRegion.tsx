import { useCallback, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';

import { live } from '#web/stores/live.ts';
import { toasts } from '#web/stores/toasts.ts';

import { classNames } from './classNames.ts';
import { latePart } from './latePart.tsx';
import { noteToastHeight } from './noteHeights.ts';

// Nothing has to be said while a page loads.
const ToastCards = latePart(async () => (await import('./ToastCards.tsx')).ToastCards, { comes: 'when idle' });

/**
 * Messages at the bottom, above what phones keep there. The live region is always in the page: screen readers announce
 * only changes of one that is there.
 */
export function ToastRegion() {
  const { items } = useSnapshot(toasts);
  const { isCut } = useSnapshot(live);
  const region = useRef<HTMLDivElement>(null);
  // The element to return the focus to from a toast.
  const before = useRef<HTMLElement | null>(null);
  const whereFrom = useCallback(() => before.current, []);

  useEffect(() => {
    const element = region.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) before.current = relatedTarget;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);

  return (
    <div
      ref={region}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-[max(var(--bottom-bar,0px),var(--foot-bar,0px),env(safe-area-inset-bottom))] z-[60] low:bottom-0 print:hidden',
        // Above what says that the network is away.
        isCut && 'pb-14',
      )}
    >
      <div ref={noteToastHeight} className="flex flex-col items-center gap-3 p-4">
        {/* Where it could not be loaded, it is tried again once there is something to say. */}
        <ToastCards key={items.length > 0 ? 'said' : 'silent'} whereFrom={whereFrom} />
      </div>
    </div>
  );
}
