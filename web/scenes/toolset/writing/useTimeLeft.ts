import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { secondsLeft, type Moment } from './secondsLeft.ts';

/** Says how long a draft will still take, from how fast it was written so far; null until that can be told. */
export function useTimeLeft(share: number | null): string | null {
  const { t } = useTranslation();
  const first = useRef<Moment | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (share === null) return;
    const now = { share, at: Date.now() };
    first.current ??= now;
    setLeft(secondsLeft(first.current, now));
  }, [share]);
  if (left === null) return null;
  return left < 90
    ? t('toolset.writing.secondsLeft', { count: left })
    : t('toolset.writing.minutesLeft', { count: Math.round(left / 60) });
}
