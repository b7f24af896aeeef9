import type { Toolset } from '#engine/contract/Toolset.ts';
import { describeChange } from '#engine/difference/describeChange.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection } from '#server/database/Database.ts';
import { findEarlierContents } from '#server/database/repositories/earlierContents.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import type { Services } from '#server/Services.ts';

import { readReferences } from './readReferences.ts';

const mostDescribed = 3;

interface Stale {
  projectId: string;
  language: Language;
  /** What the stale content was made from, and which of it has changed. */
  madeFrom: MadeFrom;
  staleBecause: readonly string[];
}

interface Reader extends Pick<Stale, 'projectId' | 'language'> {
  toolsets: Services['toolsets'];
  connection: Connection;
}

/** What has changed in the dependencies of a toolset since it was made from them, in words. */
export function findStaleChanges(
  { database: { connection }, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { projectId, language, madeFrom, staleBecause }: Stale,
): Promise<ToolsetState['staleChanges']> {
  if (staleBecause.length === 0) return Promise.resolve([]);
  return describeAll();

  async function describeAll() {
    const earlier = await findEarlierContents(connection, projectId, madeFrom);
    const changes = staleBecause.map(async (id) => {
      const before = earlier.get(id);
      const present = await findProjectToolset(connection, projectId, id);
      const toolset = toolsets.get(id);
      // Written by an older release, or thrown away: it is only known that it has changed.
      if (!before || !present.content) return { toolset: id, count: 0, changes: [] };
      const versions = { before, after: present.content };
      return { toolset: id, ...(await describe(toolset, versions, { toolsets, connection, projectId, language })) };
    });
    return Promise.all(changes);
  }
}

async function describe(
  toolset: Toolset,
  versions: { before: ToolsetDocument; after: ToolsetDocument },
  { toolsets, connection, projectId, language }: Reader,
) {
  const found = findChanges(toolset, versions.before, versions.after);
  const references = await readReferences(connection, toolsets, { projectId, toolset });
  const source = new ReadingSource(toolset, versions.after, language, references);
  return {
    count: found.length,
    changes: found.slice(0, mostDescribed).map((change) => describeChange(source, change, versions)),
  };
}
