import type { SharedProject } from '#engine/protocol/shareLink.ts';
import type { OpenedLink } from '#server/access/requireSharedLink.ts';
import { readShownBrand } from '#server/brands/readBrand.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findNames } from '#server/database/repositories/users.ts';
import { projectSteps } from '#server/projects/projectSteps.ts';
import type { Services } from '#server/Services.ts';

import { readConfirmed } from './readConfirmed.ts';

/** A project as a link shows it: the toolsets that it names on the project's path, then what is saved beside it. */
export async function readSharedProject(
  services: Pick<Services, 'database' | 'toolsets' | 'paths' | 'publishedToolsets' | 'confirmed'>,
  { link, project }: OpenedLink,
): Promise<SharedProject> {
  const { connection } = services.database;
  const states = await findProjectToolsetStates(connection, project.id);
  const confirmed = link.confirmedOnly ? await readConfirmed(connection, services, project.id) : null;
  const { name, description, language, userId } = project;
  const ownerName = (await findNames(connection, [userId])).get(userId) ?? '';
  const brand = await readShownBrand(connection, project);
  const summaries = new Map(services.publishedToolsets.summaries.map((summary) => [summary.id, summary]));
  const toolsets = projectSteps(services, project, states).flatMap(({ id, onPath }) => {
    const summary = summaries.get(id);
    const state = states.get(id);
    // A restored version may have emptied what has a revision.
    const saved = Boolean(state?.contentId) && (confirmed?.has(id) ?? true);
    if (!summary || (link.toolsets && !link.toolsets.includes(id)) || !(onPath || saved)) return [];
    return [{ ...summary, saved, savedAt: saved ? (state?.savedAt ?? null) : null }];
  });
  return { name, description, language, ownerName, toolsets, takesComments: link.takesComments, brand };
}
