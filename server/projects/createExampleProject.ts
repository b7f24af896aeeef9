import type { Language } from '#engine/languages/languages.ts';
import type { Project } from '#engine/protocol/project.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findExampleProject, insertProject, type ProjectOfPerson } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { insertContents } from '#server/database/repositories/projectToolsets.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import { findDefaultWorkspace } from '#server/database/repositories/workspaces.ts';
import type { Services } from '#server/Services.ts';

import { describeExample } from './describeExample.ts';
import { exampleContents } from './exampleContents.ts';
import { presentProject } from './presentProjects.ts';

/**
 * Creates the example company's project with every toolset saved. A person has at most one: repeated and concurrent
 * calls return the existing one.
 */
export async function createExampleProject(
  shelf: Pick<Services, 'toolsets' | 'paths'>,
  transaction: Transaction,
  person: { userId: string; language: Language },
): Promise<Project> {
  await lockUser(transaction, person.userId);
  const row =
    (await findExampleProject(transaction, person.userId)) ??
    (await insertExample(transaction, shelf.toolsets, person));
  return presentProject(transaction, shelf, row);
}

async function insertExample(
  transaction: Transaction,
  registry: ToolsetRegistry,
  { userId, language }: { userId: string; language: Language },
): Promise<ProjectOfPerson> {
  const row = await insertProject(transaction, {
    ...describeExample(registry, language),
    userId,
    language,
    workspaceId: await findDefaultWorkspace(transaction, userId),
    isExample: true,
  });
  const idOf = new Map(registry.toolsets.map(({ manifest }) => [manifest.id, createId()]));
  const contents = [...exampleContents(registry, language)].map(([toolsetId, content]) => ({
    toolsetId,
    content,
    contentId: idOf.get(toolsetId)!,
    madeFrom: noteMadeFrom(registry, toolsetId, (id) => idOf.get(id) ?? null),
    unconfirmed: [],
    savedAt: row.createdAt,
  }));
  await insertContents(transaction, row.id, contents);
  await noteProjectSize(transaction, row.id);
  return row;
}
