import { useEffect, useState } from 'react';

import { useForm } from '#web/form/FormContext.ts';

/**
 * How many sections to render so far, by their estimated heights: the first screen at once, the others in idle
 * callbacks.
 */
export function useMountedSections(heights: readonly number[]): number {
  const { mountQueue } = useForm();
  const [count, setCount] = useState(() => sectionsWithin(window.innerHeight, heights));
  const total = heights.length;

  useEffect(() => {
    if (count < total) return mountQueue.add((all) => setCount(all ? total : count + 1));
  }, [mountQueue, count, total]);

  return count;
}

/** How many sections begin within a height. */
function sectionsWithin(height: number, heights: readonly number[]): number {
  let top = 0;
  const below = heights.findIndex((each) => {
    const isBelow = top >= height;
    top += each;
    return isBelow;
  });
  return below === -1 ? heights.length : below;
}
