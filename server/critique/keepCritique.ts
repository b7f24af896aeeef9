import type { Critique } from '#engine/critique/critiqueProject.ts';
import { keepFindings } from '#engine/critique/keepFindings.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { encodeJson } from '#server/database/json.ts';
import { lockCritique, writeCritique } from '#server/database/repositories/projectCritiques.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';

/** Keeps what a reading has found, with what the team has said of the same before. */
export async function keepCritique(
  transaction: Transaction,
  projectId: string,
  { findings: found, isShortened }: Critique,
): Promise<void> {
  const earlier = (await lockCritique(transaction, projectId))?.findings;
  const findings = keepFindings(earlier ?? [], found, createId);
  await writeCritique(transaction, projectId, { findings, isShortened, readAt: new Date().toISOString() });
  // Counted, and never refused: it is paid for.
  await growProject(transaction, projectId, bytesOf(findings) - (earlier ? bytesOf(earlier) : 0));
  await touchProject(transaction, projectId);
}

function bytesOf(findings: unknown): number {
  return Buffer.byteLength(encodeJson(findings));
}
