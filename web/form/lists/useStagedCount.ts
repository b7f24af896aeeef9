import { useEffect, useState } from 'react';

import { useForm } from '#web/form/FormContext.ts';

/** A single item per slice keeps even slow machines responsive. */
const slice = 1;

/** How many of a list's items to render so far; grows to all of them in idle callbacks. */
export function useStagedCount(length: number): number {
  const { mountQueue } = useForm();
  const [count, setCount] = useState(() => {
    const first = mountQueue.takeFirst(length);
    return first >= length ? Infinity : first;
  });

  useEffect(() => {
    if (count >= length) return;
    // Once everything is mounted, added items are rendered at once.
    return mountQueue.add((all) => setCount(all || count + slice >= length ? Infinity : count + slice));
  }, [mountQueue, count, length]);

  return Math.min(count, length);
}
