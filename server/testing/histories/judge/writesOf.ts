import type { History, Shown } from '#server/testing/histories/History.ts';

import { type Deed, deedsOf } from './deedsOf.ts';

/** Somebody's next revision of a document. */
export interface Write extends Omit<Deed<'save' | 'restore'>, 'asks' | 'told'> {
  asks: { project: string; toolset: string; revision: number; mark: string | null };
  told: Shown[];
}

/** Saves, and restores of what versions hold: they write the same again. */
export function writesOf(history: History): Write[] {
  const saves = deedsOf(history, 'save', ({ mark }) => mark);
  const restores = deedsOf(history, 'restore', ({ name }) => name).flatMap(({ asks, told, ...deed }) => {
    const held = history.end.versions.find(({ id }) => id === asks.version)?.contents[asks.toolset];
    // What is missing of a version is found by the version's own rule.
    if (!held) return [];
    const written = told.flatMap(({ revision }) => (revision === null ? [] : [{ revision, ...held }]));
    return [{ ...deed, asks: { ...asks, mark: held.mark }, told: written }];
  });
  return [...saves, ...restores];
}
