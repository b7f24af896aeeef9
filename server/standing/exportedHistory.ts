import type { FileHistory } from '#engine/protocol/fileHistory.ts';
import type { Connection } from '#server/database/Database.ts';
import { listDecisions } from '#server/database/repositories/decisions.ts';
import { findMovedThresholds } from '#server/database/repositories/movedThresholds.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { listRounds } from '#server/database/repositories/rounds.ts';

/** The course of a project for its file; undefined where there is none to tell. */
export async function exportedHistory(
  connection: Connection,
  project: Pick<ProjectRow, 'id' | 'createdAt'>,
): Promise<FileHistory | undefined> {
  const decisions = (await listDecisions(connection, project.id)).toReversed();
  const rounds = (await listRounds(connection, project)).slice(1);
  const moved = [...(await findMovedThresholds(connection, project.id)).values()];
  if (decisions.length + rounds.length + moved.length === 0) return undefined;
  return {
    decisions: decisions.map(({ id: _, by: __, with: ___, ...decision }) => decision),
    rounds: rounds.map(({ number, name, beginsOn, startedAt }) => ({ number, name: name ?? '', beginsOn, startedAt })),
    moved,
  };
}
