import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What a pointer asks for. */
export interface Gestures {
  next: () => void;
  previous: () => void;
  /** A finger on the middle of the slide. */
  tapMiddle: () => void;
}

const shortestSwipe = 48; // CSS pixels
const mostOfClick = 10;
/** Of the width at each side, which leads on and back. */
const side = 0.25;

/** Swipes to the sides, and taps at the sides; a click of the mouse leads on, as in other programs, or back at the left. */
export function useGestures({ next, previous, tapMiddle }: Gestures, isZoomed: boolean) {
  const start = useRef<{ x: number; y: number; isFinger: boolean } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, pointerType, isPrimary, button }: PointerEvent) => {
      start.current = isPrimary && button === 0 ? { x: clientX, y: clientY, isFinger: pointerType === 'touch' } : null;
    },
    // The browser has taken over, to scroll or to enlarge.
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current?.isFinger || isZoomed) return;
      const across = clientX - start.current.x;
      const along = Math.abs(clientY - start.current.y);
      if (Math.abs(across) < shortestSwipe || Math.abs(across) < 1.5 * along) return;
      if (across < 0) next();
      else previous();
    },
    onClick: ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
      if (!start.current || isZoomed) return;
      const { x, y, isFinger } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > mostOfClick) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      const place = (clientX - left) / width;
      if (place < side) previous();
      else if (place > 1 - side || !isFinger) next();
      else tapMiddle();
    },
  };
}
