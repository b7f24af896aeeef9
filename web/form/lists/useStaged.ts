import { useEffect, useState } from 'react';

import { useForm } from '../FormContext.ts';

/** False during the first render, true soon after; for parts that are not needed at once. */
export function useStaged(): boolean {
  const { mountQueue } = useForm();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => (isDue ? undefined : mountQueue.add(() => setIsDue(true))), [mountQueue, isDue]);
  return isDue;
}
