import type { Breach, CallName } from '#server/testing/histories/History.ts';

import type { Deed } from './deedsOf.ts';

/** What is there of something that people make, each under a name of its own. */
export interface Made {
  id: string;
  name: string;
}

/**
 * Of what was acknowledged there is exactly one, under the id that was told to everybody who asked; of what nobody
 * knows of there is one at most; of what was refused there is none.
 */
export function judgeOnce<Name extends CallName>(
  what: string,
  deeds: readonly (Deed<Name> & { name: string; ids: string[] })[],
  there: readonly Made[],
): Breach[] {
  const strangers = there.filter(({ name }) => !deeds.some((deed) => deed.name === name));
  return [
    ...strangers.map(({ id, name }) => ({ rule: `${what}: each is somebody’s`, about: `${name} (${id})`, around: [] })),
    ...deeds.flatMap(({ name, ids, happened, begun, ended }) => {
      const found = there.filter((each) => each.name === name);
      const breach = (rule: string, about: string) => [{ rule: `${what}: ${rule}`, about, around: [begun, ended] }];
      if (new Set(ids).size > 1) return breach('a repetition is answered as the first', `${name} is ${ids.join(', ')}`);
      if (happened === 'never' && found.length > 0) return breach('what is refused is not there', name);
      if (found.length > 1) return breach('none is doubled', `${name}, ${found.length} times`);
      if (happened === 'must' && !found.some(({ id }) => id === ids[0]))
        return breach('what is acknowledged stays', `${name} (${ids[0]})`);
      return [];
    }),
  ];
}
