import { use } from 'react';

import { optionalPart } from '#web/components/optionalPart.tsx';

import { LockedContext } from './LockedContext.ts';

const LockMark = optionalPart(async () => (await import('./LockMark.tsx')).LockMark);

/** Marks what is locked; nothing elsewhere. */
export function LockNote({ pointer }: { pointer: string }) {
  return use(LockedContext)(pointer) && <LockMark />;
}
