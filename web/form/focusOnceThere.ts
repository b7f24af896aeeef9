import { focusWithin } from './focusWithin.ts';

// A second.
const mostFrames = 60;

/**
 * Focuses what can be focused within an element whose fields are still being mounted. The frame around it has the focus
 * until there is something, for good where there is nothing, and nobody who went on meanwhile is called back. Returns
 * what gives it up.
 */
export function focusOnceThere(element: HTMLElement | null, frame: HTMLElement | null): () => void {
  let request = 0;
  let frames = 0;
  const look = () => {
    if (frames > 0 && document.activeElement !== frame) return;
    focusWithin(element);
    if (!frame || (document.activeElement !== frame && frame.contains(document.activeElement))) return;
    frame.focus({ preventScroll: true });
    frames += 1;
    if (frames <= mostFrames) request = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(request);
}
