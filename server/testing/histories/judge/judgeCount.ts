import type { Breach, CallName } from '#server/testing/histories/History.ts';

import type { Deed } from './deedsOf.ts';

/** No more were made than people have asked for, those included whose answer never came. */
export function judgeCount(
  what: string,
  deeds: readonly (Pick<Deed<CallName>, 'happened' | 'begun' | 'ended'> & { ids: readonly string[] })[],
  made: readonly string[],
): Breach[] {
  const told = new Set(deeds.flatMap(({ ids }) => ids));
  const untold = made.filter((id) => !told.has(id));
  const open = deeds.filter(({ happened }) => happened === 'may');
  if (untold.length <= open.length) return [];
  return [
    {
      rule: `${what}: none is doubled`,
      about: `${untold.join(', ')}, where nobody knows of ${open.length}`,
      around: open.flatMap(({ begun, ended }) => [begun, ended]),
    },
  ];
}
