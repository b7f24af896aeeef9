import type { Transaction } from '#server/database/Database.ts';
import { replaceContent } from '#server/database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import type { KeptContent } from '#server/database/repositories/versionContents.ts';
import { StoredJson } from '#server/database/StoredJson.ts';
import { keepNotedContents } from '#server/projects/keepNotedContents.ts';

/**
 * Makes what differs the next revision of its toolset, and returns which toolsets did; one that is not wanted becomes
 * empty. The project must be locked.
 */
export async function replaceContents(
  transaction: Transaction,
  projectId: string,
  { userId, present, wanted }: { userId: string; present: readonly KeptContent[]; wanted: readonly KeptContent[] },
): Promise<string[]> {
  const before = new Map(present.map((kept) => [kept.toolsetId, kept]));
  const after = new Map(wanted.map((kept) => [kept.toolsetId, kept]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter((id) => !isSame(before.get(id), after.get(id)));
  const savedAt = new Date().toISOString();
  for (const id of ids) {
    const kept = after.get(id);
    const content = kept ? { ...kept, content: new StoredJson(kept.json), savedAt, savedBy: userId } : null;
    await replaceContent(transaction, projectId, id, content);
  }
  // With what is noted from now on.
  const states = await findProjectToolsetStates(transaction, projectId);
  for (const id of ids) {
    const lost = before.get(id);
    if (!lost || lost.contentId === after.get(id)?.contentId) continue;
    const left = new Map([[lost.contentId, new StoredJson(lost.json)]]);
    await keepNotedContents(transaction, states, { projectId, toolsetId: id, contents: left });
  }
  return ids;
}

function isSame(one: KeptContent | undefined, other: KeptContent | undefined): boolean {
  const told = (kept: KeptContent | undefined) =>
    kept && [kept.contentId, kept.json, kept.unconfirmed, Object.entries(kept.madeFrom).toSorted()];
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}
