import type { FindingStatus } from '#engine/critique/CritiqueFinding.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Database } from '#server/database/Database.ts';
import { lockCritique, writeCritique } from '#server/database/repositories/projectCritiques.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

interface Settling {
  userId: string;
  projectId: string;
  finding: string;
  status: FindingStatus;
}

/** Keeps what the team says of a finding. @throws NotFoundError where the finding is gone */
export async function settleFinding(
  database: Database,
  { userId, projectId, finding, status }: Settling,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const critique = await lockCritique(transaction, projectId);
    if (!critique?.findings.some(({ id }) => id === finding)) throw new NotFoundError();
    const findings = critique.findings.map((each) => (each.id === finding ? { ...each, status } : each));
    await writeCritique(transaction, projectId, { ...critique, findings });
    await touchProject(transaction, projectId);
  });
}
