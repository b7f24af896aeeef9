import { useState } from 'react';

const step = 20;

/** The beginning of a long list, and more of it on request. */
export function useShownPart<Item>(list: readonly Item[]) {
  const [most, setMost] = useState(step);
  return { shown: list.slice(0, most), left: list.length - most, step, showMore: () => setMost(most + step) };
}
