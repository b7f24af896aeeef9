import type { Version } from '#engine/protocol/version.ts';
import type { Connection } from '#server/database/Database.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findVersionOf, listVersions, type VersionRow } from '#server/database/repositories/projectVersions.ts';
import { findContentIds } from '#server/database/repositories/versionContents.ts';

import { versionDigest } from './versionDigest.ts';

/** The version that holds what is saved in the project now; the latest of several. */
export async function findCurrentVersion(connection: Connection, project: ProjectRow): Promise<VersionRow | null> {
  return findVersionOf(connection, project.id, await digestOf(connection, project));
}

/** All versions of a project, the latest first. */
export async function presentVersions(connection: Connection, project: ProjectRow): Promise<Version[]> {
  const versions = await listVersions(connection, project.id);
  const digest = await digestOf(connection, project);
  const current = versions.find((version) => version.digest === digest);
  return versions.map((version) => toVersion(version, current));
}

/** The same of one toolset: of the versions that hold the same content of it one after another, the latest. */
export async function presentVersionsOf(
  connection: Connection,
  project: ProjectRow,
  toolsetId: string,
): Promise<Version[]> {
  const held = await findContentIds(connection, project.id, toolsetId);
  const holding = (await listVersions(connection, project.id)).filter(({ id }) => held.has(id));
  const shown = holding.filter(({ id }, index) => held.get(id) !== held.get(holding[index - 1]?.id ?? ''));
  const present = (await findProjectToolsetStates(connection, project.id)).get(toolsetId)?.contentId;
  const current = shown.find(({ id }) => held.get(id) === present);
  return shown.map((version) => toVersion(version, current));
}

export async function presentVersion(
  connection: Connection,
  project: ProjectRow,
  version: VersionRow,
): Promise<Version> {
  return toVersion(version, await findCurrentVersion(connection, project));
}

const toVersion = ({ digest: _, project: __, ...version }: VersionRow, current?: VersionRow | null): Version => ({
  ...version,
  current: version.id === current?.id,
});

const digestOf = async (connection: Connection, project: ProjectRow) =>
  versionDigest(project, (await findProjectToolsetStates(connection, project.id)).values());
