import { use } from 'react';

import { latePart } from '#web/components/latePart.tsx';

import { LockedContext } from './LockedContext.ts';

const LockMark = latePart(async () => (await import('./LockMark.tsx')).LockMark);

/** Marks what is locked; nothing elsewhere. */
export function LockNote({ pointer }: { pointer: string }) {
  return use(LockedContext)(pointer) && <LockMark />;
}
