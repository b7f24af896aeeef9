import { useEffect, useState } from 'react';

import { useForm } from '../FormContext.ts';

/** One item at a time never keeps a slow machine from answering a key. */
const slice = 1;

/** How many of a list's items are to be drawn by now; grows to all of them while the browser is idle. */
export function useStagedCount(length: number): number {
  const { mountQueue } = useForm();
  const [count, setCount] = useState(() => {
    const first = mountQueue.takeFirst(length);
    return first >= length ? Infinity : first;
  });

  useEffect(() => {
    if (count >= length) return;
    // Once all is drawn, an item that is added later is drawn at once.
    return mountQueue.add((all) => setCount(all || count + slice >= length ? Infinity : count + slice));
  }, [mountQueue, count, length]);

  return Math.min(count, length);
}
