import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import type { SharedToolset } from '#engine/protocol/shareLink.ts';
import { referencesOf } from '#engine/registry/referencesOf.ts';
import { leaveOut } from '#engine/schema/leaveOut.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { OpenedLink } from '#server/access/requireSharedLink.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { writeMirrors } from '#server/projects/mirrors.ts';
import { readFigures } from '#server/projects/readFigures.ts';
import { readReferences } from '#server/projects/readReferences.ts';
import type { Services } from '#server/Services.ts';

import { readConfirmed } from './readConfirmed.ts';
import { showsAll } from './showsAll.ts';
import { usedReferences } from './usedReferences.ts';

type Reading = Pick<Services, 'database' | 'toolsets' | 'publishedToolsets' | 'confirmed'>;
type Parts = Pick<SharedToolset, 'content' | 'unconfirmed' | 'references' | 'figures'>;

/** What is saved of a toolset, and all that a page needs to show it. Drafts are nobody's word yet. */
export async function readSharedToolset(
  services: Reading,
  opened: OpenedLink,
  toolsetId: string,
): Promise<SharedToolset> {
  const { link, project } = opened;
  if (link.toolsets && !link.toolsets.includes(toolsetId)) throw new NotFoundError();
  const toolset = services.toolsets.get(toolsetId);
  const read = link.confirmedOnly ? readConfirmedParts : readSavedParts;
  const parts = await read(services, project.id, toolset);
  if (!parts) throw new NotFoundError();
  // The team's own, as in exports.
  const content = leaveOut(writeMirrors(toolset, parts.content, project), [openQuestions]);
  return {
    definition: JSON.parse(services.publishedToolsets.definition(toolsetId).json).data,
    ...parts,
    content,
    references: showsAll(link) ? parts.references : usedReferences(parts.references, content),
  };
}

async function readSavedParts(
  { database: { connection }, toolsets }: Reading,
  projectId: string,
  toolset: Toolset,
): Promise<Parts | null> {
  const { content, unconfirmed } = await findProjectToolset(connection, projectId, toolset.manifest.id);
  if (!content) return null;
  const whose = { projectId, toolset, isSavedOnly: true };
  const references = await readReferences(connection, toolsets, whose);
  return {
    content,
    unconfirmed: [...unconfirmed],
    references,
    figures: await readFigures(connection, toolsets, whose),
  };
}

async function readConfirmedParts(services: Reading, projectId: string, toolset: Toolset): Promise<Parts | null> {
  const { toolsets } = services;
  const confirmed = await readConfirmed(services.database.connection, services, projectId);
  const content = confirmed.get(toolset.manifest.id);
  if (!content) return null;
  const find = (id: string) => (toolsets.has(id) ? toolsets.get(id) : undefined);
  const look = (id: string) => confirmed.get(id) ?? null;
  return {
    content,
    unconfirmed: [],
    references: referencesOf(toolset, (id) => {
      const definition = find(id);
      return definition && { definition, contents: [look(id)] };
    }),
    figures: pickFigures(toolset.manifest, computeDocuments(find, look)),
  };
}
