import { lazy, Suspense, use } from 'react';

import { LockedContext } from './LockedContext.ts';

const LockMark = lazy(async () => ({ default: (await import('./LockMark.tsx')).LockMark }));

/** Marks what is locked; nothing elsewhere. */
export function LockNote({ pointer }: { pointer: string }) {
  if (!use(LockedContext)(pointer)) return null;
  return (
    <Suspense>
      <LockMark />
    </Suspense>
  );
}
