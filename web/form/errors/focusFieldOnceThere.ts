import { parsePointer } from '#engine/schema/pointer.ts';

import { focusField } from './focusField.ts';

const mostFrames = 60;

/**
 * Focuses a field of a form that is still being mounted; after a second the nearest part of it that is there. Returns
 * what gives it up.
 */
export function focusFieldOnceThere(idPrefix: string, pointer: string): () => void {
  const id = [idPrefix, ...parsePointer(pointer)].join('_');
  let frame = 0;
  let frames = 0;
  const look = () => {
    frames += 1;
    if (document.getElementById(id) || frames > mostFrames) focusField(idPrefix, pointer);
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
