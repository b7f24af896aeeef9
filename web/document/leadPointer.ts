import type { Change } from '#engine/difference/Change.ts';

/** Where the form is led to for a change. An item that was left out stands in a notice of its own: see RemovedItems. */
export function leadPointer({ kind, pointer, origin }: Change): string {
  if (kind !== 'removed' || origin === null) return pointer;
  const slash = origin.lastIndexOf('/');
  return `${origin.slice(0, slash)}/removed-${origin.slice(slash + 1)}`;
}
