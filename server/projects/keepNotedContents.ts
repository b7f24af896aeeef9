import { notedContents } from '#engine/registry/noteMadeFrom.ts';
import type { Transaction } from '#server/database/Database.ts';
import { keepEarlierContents } from '#server/database/repositories/earlierContents.ts';
import type { ProjectToolsetState } from '#server/database/repositories/projectToolsetStates.ts';
import type { StoredJson } from '#server/database/StoredJson.ts';

interface Leaving {
  projectId: string;
  toolsetId: string;
  /** The contents that the toolset is about to lose, by id. */
  contents: ReadonlyMap<string, StoredJson>;
}

/** The contents of a toolset that something saved or drafted in the project was made from. */
export function notedIn(states: ReadonlyMap<string, ProjectToolsetState>, toolsetId: string): Set<string> {
  return notedContents(
    toolsetId,
    [...states.values()].flatMap(({ madeFrom, savedMadeFrom }) => [madeFrom, savedMadeFrom]),
  );
}

/**
 * Keeps what others were made from when it is replaced or thrown away, so that they can tell what has changed. What
 * nobody notes any more is dropped.
 *
 * @returns how many bytes are kept of it
 */
export async function keepNotedContents(
  transaction: Transaction,
  states: ReadonlyMap<string, ProjectToolsetState>,
  { projectId, toolsetId, contents }: Leaving,
): Promise<number> {
  const noted = notedIn(states, toolsetId);
  const kept = new Map([...contents].filter(([id]) => noted.has(id)));
  if (kept.size > 0) await keepEarlierContents(transaction, { projectId, toolsetId }, kept, [...noted]);
  return [...kept.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
}
