import { dayIn } from '#engine/dates/dayIn.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import type { Gist } from '#engine/standing/findGist.ts';
import { findLatestDecision } from '#server/database/repositories/decisions.ts';
import { findMovedThresholds } from '#server/database/repositories/movedThresholds.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { listRounds } from '#server/database/repositories/rounds.ts';
import { type EvidenceServices, readProjectEvidence } from '#server/projects/readProjectEvidence.ts';

import { describeStanding } from './describeStanding.ts';

/** Where a project stands, by what is saved in it and what its people have decided. */
export async function readStanding(
  services: EvidenceServices,
  project: Pick<ProjectRow, 'id' | 'description' | 'createdAt'>,
  { language, timeZone }: { language: Language; timeZone: string },
): Promise<Standing> {
  const { connection } = services.database;
  const { standing } = await readProjectEvidence(services, project.id);
  const { gist } = standing;
  return describeStanding(
    services.toolsets,
    {
      standing,
      description: project.description,
      moved: await findMovedThresholds(connection, project.id),
      decision: await findLatestDecision(connection, project.id),
      rounds: await listRounds(connection, project),
      isGistUnconfirmed: gist !== null && (await isUnconfirmed(gist)),
    },
    { language, today: dayIn(new Date(), timeZone) },
  );

  // What is confirmed changes without the content.
  async function isUnconfirmed({ toolset, pointer }: Gist): Promise<boolean> {
    const { unconfirmed } = await findProjectToolset(connection, project.id, toolset);
    return isWithin(pointer, unconfirmed);
  }
}
