import { type MouseEvent, type PointerEvent, type TouchEvent, type UIEvent, useRef } from 'react';

/** What a pointer asks for. */
export interface Gestures {
  next: () => void;
  previous: () => void;
  /** A finger on the middle of the slide. */
  tapMiddle: () => void;
}

const shortestSwipe = 48; // CSS pixels
const mostOfTap = 10;
const longestTap = 500; // milliseconds
const stillGliding = 150;
/** Of the width at each side, which leads on and back. */
const side = 0.25;

/**
 * Swipes to the sides, and taps at the sides; a click of the mouse leads on, as in other programs, or back at the left.
 */
export function useGestures({ next, previous, tapMiddle }: Gestures, isZoomed: boolean) {
  const start = useRef<{ x: number; y: number; time: number; isFinger: boolean } | null>(null);
  const scrolled = useRef(-Infinity);
  function choose(x: number, { left, width }: DOMRect, inMiddle: () => void) {
    const place = (x - left) / width;
    if (place < side) previous();
    else if (place > 1 - side) next();
    else inMiddle();
  }
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType, isPrimary, button, timeStamp: time }: PointerEvent) => {
      // A finger that stops a slide from gliding on asks for nothing else.
      const isMeant = isPrimary && button === 0 && time - scrolled.current > stillGliding;
      start.current = isMeant ? { x, y, time, isFinger: pointerType === 'touch' } : null;
    },
    // The browser has taken over, to scroll or to enlarge.
    onPointerCancel: () => {
      start.current = null;
    },
    onScrollCapture: ({ timeStamp }: UIEvent) => {
      scrolled.current = timeStamp;
    },
    // Not a click, which browsers leave out after a swipe over something that scrolls.
    onTouchEnd: ({ changedTouches, currentTarget, timeStamp }: TouchEvent<HTMLElement>) => {
      const touch = changedTouches[0];
      if (!touch || !start.current?.isFinger || isZoomed) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      if (Math.abs(across) >= shortestSwipe && Math.abs(across) > 1.5 * Math.abs(along)) {
        if (across < 0) next();
        else previous();
      } else if (Math.hypot(across, along) <= mostOfTap && timeStamp - start.current.time <= longestTap) {
        choose(touch.clientX, currentTarget.getBoundingClientRect(), tapMiddle);
      }
    },
    onClick: ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
      if (!start.current || start.current.isFinger) return;
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > mostOfTap) return;
      choose(clientX, currentTarget.getBoundingClientRect(), next);
    },
  };
}
