import { useState } from 'react';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { Standing } from '#engine/protocol/standing.ts';

type Known = Standing['reasons'][number];

interface Look {
  /** How it stood before it changed; what is seen where it has not. */
  before: ClaimState;
  /** null: as it is shown next. */
  seen: ClaimState | null;
  wasProposed: boolean;
}

/** How each claim stood when this person looked: what others save changes them while a decision is written. */
export function useLooked(all: readonly Known[]) {
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map());
  const unknown = all.filter(({ id, isProposed }) => {
    const look = looks.get(id);
    return !look?.seen || (isProposed && !look.wasProposed);
  });
  if (unknown.length > 0)
    setLooks(
      new Map([
        ...looks,
        ...unknown.map(({ id, state, isProposed }): [string, Look] => {
          const { before = state, seen = state, wasProposed = false } = looks.get(id) ?? {};
          return [id, { before, seen: seen ?? state, wasProposed: wasProposed || isProposed }];
        }),
      ]),
    );
  return {
    looks,
    /** Somebody was told to look again: what is shown from now on counts as seen. */
    lookAgain: () =>
      setLooks(
        (known) =>
          new Map(
            [...known].map(([id, { before, seen, ...look }]) => [id, { ...look, before: seen ?? before, seen: null }]),
          ),
      ),
    /** Somebody chose or removed them just now, as they are shown. */
    forget: (ids: readonly string[]) => setLooks((known) => new Map([...known].filter(([id]) => !ids.includes(id)))),
    startAfresh: () => setLooks(new Map()),
  };
}
