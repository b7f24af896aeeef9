import { useEffect, useState } from 'react';

import { useForm } from '../FormContext.ts';

/** False while the first screen is being drawn, true soon after: for what nobody needs at once. */
export function useStaged(): boolean {
  const { mountQueue } = useForm();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => (isDue ? undefined : mountQueue.add(() => setIsDue(true))), [mountQueue, isDue]);
  return isDue;
}
