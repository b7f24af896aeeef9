import { useState } from 'react';

import type { Reason } from '#engine/protocol/decision.ts';

/**
 * The names of what was shown as a reason and whose claim is in the project no more.
 *
 * @param known the ids of all claims; null while they are not loaded
 */
export function useGone(shown: readonly Reason[], known: ReadonlySet<string> | null): string[] {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ name, text }: Reason) => name ?? text;
  const unknown = shown.filter((reason) => names.get(reason.id) !== nameOf(reason));
  if (unknown.length > 0) setNames(new Map([...names, ...unknown.map((one) => [one.id, nameOf(one)] as const)]));
  return known ? [...names].flatMap(([id, name]) => (known.has(id) ? [] : [name])) : [];
}
