import { useEffect, useState } from 'react';

import { useForm } from '#web/form/FormContext.ts';

/** False while the first screen of a form is drawn; what takes long to draw waits for its turn, right after it. */
export function useTurn(): boolean {
  const { mountQueue } = useForm();
  const [hasTurn, setHasTurn] = useState(mountQueue.isStarted);
  useEffect(() => (hasTurn ? undefined : mountQueue.add(() => setHasTurn(true))), [mountQueue, hasTurn]);
  return hasTurn;
}
