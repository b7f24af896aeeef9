import type { Connection } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** Saves of a toolset that followed somebody's typing, one soon after the other. */
export interface Sitting {
  by: string;
  /** Of the last of them. */
  at: string;
  /** Whether those who were made from what stood have been told that it has changed. */
  told: boolean;
  /** Contents since then from which something was made: it is told at the end. */
  contents: readonly string[];
  /** Contents from which something was made, and which say the same in substance as what is saved. */
  same: readonly string[];
  /** What was kept before the first of these saves that took something away. */
  version: string | null;
}

/** A pause of this length ends a sitting; so does leaving the page. */
const longestPause = 30 * 60 * 1000;

/** @returns what the last sitting leaves, whether it goes on or not */
export const readSitting = (json: string | null): Sitting | null => decodeJson<Sitting>(json);

export function isOpen({ at }: Sitting, now = Date.now()): boolean {
  return now - Date.parse(at) < longestPause;
}

/** Contents of before that count as the one that is saved. */
export function alikeIn(sitting: Sitting | null): readonly string[] {
  if (!sitting) return [];
  return isOpen(sitting) ? [...sitting.contents, ...sitting.same] : sitting.same;
}

export const encodeSitting = (sitting: Sitting | null) => sitting && encodeJson(sitting);

/** A sitting that is over, and whose later contents count no more. */
export function ended(sitting: Sitting): Sitting {
  return { ...sitting, at: new Date(0).toISOString(), contents: [] };
}

/** Ends the sitting of a person who leaves. Returns the revision that it led to; null where there was none. */
export async function endSitting(
  connection: Connection,
  { userId, projectId, toolsetId }: { userId: string; projectId: string; toolsetId: string },
): Promise<number | null> {
  const key = { project_id: projectId, toolset_id: toolsetId };
  const row: { sitting: string | null; revision: number } | undefined = await connection('project_toolsets')
    .where(key)
    .first('sitting', 'revision');
  const sitting = readSitting(row?.sitting ?? null);
  if (!sitting || sitting.by !== userId || !isOpen(sitting)) return null;
  // Whoever has saved meanwhile has a sitting of their own.
  await connection('project_toolsets')
    .where({ ...key, sitting: row?.sitting })
    .update({ sitting: encodeSitting(ended(sitting)) });
  return row?.revision ?? null;
}
