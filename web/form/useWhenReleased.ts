import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { untilReleased } from './untilReleased.ts';

/** A value as it was before a button or finger that is down was pressed: what moves its field waits for the release. */
export function useWhenReleased<T>(value: T, before: T): T {
  const [shown, setShown] = useState(before);
  useEffect(() => {
    let wanted = true;
    // At once: nothing may be pressed between the look and the change.
    void untilReleased().then(() => wanted && flushSync(() => setShown(value)));
    return () => {
      wanted = false;
    };
  }, [value]);
  return shown;
}
