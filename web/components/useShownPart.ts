import { useState } from 'react';

/** The beginning of a long list, and more of it on request. */
export function useShownPart<Item>(list: readonly Item[], step = 20) {
  const [most, setMost] = useState(step);
  return { shown: list.slice(0, most), left: list.length - most, step, showMore: () => setMost(most + step) };
}
