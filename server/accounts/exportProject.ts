import type { Connection } from '#server/database/Database.ts';
import { findBrand } from '#server/database/repositories/brands.ts';
import { listDecisions } from '#server/database/repositories/decisions.ts';
import { readEarlierContents } from '#server/database/repositories/earlierContents.ts';
import { listProjectImages } from '#server/database/repositories/images.ts';
import { findMovedThresholds } from '#server/database/repositories/movedThresholds.ts';
import { findCritique } from '#server/database/repositories/projectCritiques.ts';
import { listMembers } from '#server/database/repositories/projectMembers.ts';
import type { ProjectOfPerson } from '#server/database/repositories/projects.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { listVersions } from '#server/database/repositories/projectVersions.ts';
import { listRounds } from '#server/database/repositories/rounds.ts';
import { findSource, listSources } from '#server/database/repositories/sources.ts';
import { findHeldContents, readVersionContents } from '#server/database/repositories/versionContents.ts';

import { jsonList } from './jsonChunks.ts';

/** All that is kept of a project, as chunks of one JSON object. */
export async function* exportProject(
  connection: Connection,
  { userId: _, role: __, ...project }: ProjectOfPerson,
): AsyncGenerator<string> {
  const { id } = project;
  const members = (await listMembers(connection, id)).map(({ email, role, joinedAt }) => ({ email, role, joinedAt }));
  const images = await listProjectImages(connection, id);
  const brand = await findBrand(connection, { projectId: id });
  const critique = await findCritique(connection, id);
  const versions = await versionsOf(connection, id);
  const rounds = await listRounds(connection, project);
  const movedThresholds = [...(await findMovedThresholds(connection, id)).values()];
  yield JSON.stringify({ ...project, members, images, brand, versions, critique, rounds, movedThresholds }).slice(
    0,
    -1,
  );
  yield* jsonList('decisions', await listDecisions(connection, id));
  yield* jsonList('sources', sourcesOf(connection, id));
  yield* jsonList('toolsets', toolsetsOf(connection, id));
  yield* jsonList('earlierContents', readEarlierContents(connection, id));
  // Of all versions, every document once.
  yield* jsonList('versionContents', readVersionContents(connection, id));
  yield '}';
}

async function* sourcesOf(connection: Connection, projectId: string) {
  for (const { id } of await listSources(connection, projectId)) {
    const source = await findSource(connection, projectId, id);
    if (source) yield source;
  }
}

async function* toolsetsOf(connection: Connection, projectId: string) {
  for (const toolset of (await findProjectToolsetStates(connection, projectId)).keys()) {
    const { revision, savedAt, content, draft } = await findProjectToolset(connection, projectId, toolset);
    const drafted = draft && {
      createdAt: draft.createdAt,
      starter: draft.isStarter,
      stopped: draft.isStopped,
      content: draft.content,
    };
    yield { toolset, revision, savedAt, content, draft: drafted };
  }
}

async function versionsOf(connection: Connection, projectId: string) {
  const held = await findHeldContents(connection, projectId);
  return (await listVersions(connection, projectId)).map(({ id, name, cause, author, project, createdAt }) => ({
    id,
    name,
    cause,
    by: author?.fullName ?? null,
    createdAt,
    project,
    toolsets: held.get(id)?.map((each) => ({ toolset: each.toolset_id, content: each.version_content_id })) ?? [],
  }));
}
