/** Pixels that a finger pulls a sheet down to close it; fewer where it is quick, in pixels a millisecond. */
const far = 96;
const quick = { from: 24, speed: 0.5 };

/** Lets a finger close a sheet by pulling it down by what is marked as its head, until it is aborted. */
export function pullDown(element: HTMLElement, signal: AbortSignal, close: () => void): void {
  let from: { y: number; at: number } | null = null;
  let pulled = 0;
  const show = (by: number) => {
    pulled = by;
    element.style.transform = by > 0 ? `translateY(${by}px)` : '';
  };
  element.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch, second] = touches;
      const isHead = (target as Element).closest('[data-sheet-head]') !== null;
      from = touch && !second && isHead ? { y: touch.clientY, at: timeStamp } : null;
    },
    { signal, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (!from || !touch) return;
      if (event.cancelable) event.preventDefault();
      show(Math.max(0, touch.clientY - from.y));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'touchend',
    ({ timeStamp }) => {
      if (!from) return;
      const speed = pulled / Math.max(1, timeStamp - from.at);
      from = null;
      const isClosed = pulled >= far || (pulled >= quick.from && speed >= quick.speed);
      show(0);
      if (isClosed) close();
    },
    { signal },
  );
  element.addEventListener(
    'touchcancel',
    () => {
      from = null;
      show(0);
    },
    { signal },
  );
}
