import type { FileHistory } from '#engine/protocol/fileHistory.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertDecision } from '#server/database/repositories/decisions.ts';
import { keepMovedThreshold } from '#server/database/repositories/movedThresholds.ts';
import { insertRound } from '#server/database/repositories/rounds.ts';

/** Takes the course of a project file into a project that has none. Nobody here has decided any of it. */
export async function importHistory(
  transaction: Transaction,
  projectId: string,
  { decisions, rounds, moved }: FileHistory,
): Promise<void> {
  for (const round of rounds) await insertRound(transaction, projectId, { ...round, userId: null, version: null });
  for (const each of moved) await keepMovedThreshold(transaction, projectId, each);
  for (const decision of decisions)
    await insertDecision(transaction, projectId, { ...decision, userId: null, with: [] });
}
