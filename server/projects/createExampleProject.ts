import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
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
import { translate } from '#server/i18n/translate.ts';
import type { Services } from '#server/Services.ts';

import { completeDocument } from './completeDocument.ts';
import { readMirrors } from './mirrors.ts';
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
    ...describeCompany(registry, language),
    userId,
    language,
    workspaceId: await findDefaultWorkspace(transaction, userId),
    isExample: true,
  });
  // Ids within the examples are kept, since the examples refer to each other by them.
  const idOf = new Map(registry.toolsets.map(({ manifest }) => [manifest.id, createId()]));
  const settled = computeDocuments(
    (id) => registry.get(id),
    (id) => registry.get(id).examples[language],
  );
  const contents = registry.toolsets.map((toolset) => ({
    toolsetId: toolset.manifest.id,
    content: completeDocument(toolset, toolset.examples[language], pickFigures(toolset.manifest, settled)),
    contentId: idOf.get(toolset.manifest.id)!,
    madeFrom: noteMadeFrom(registry, toolset.manifest.id, (id) => idOf.get(id) ?? null),
    unconfirmed: [],
    savedAt: row.createdAt,
  }));
  await insertContents(transaction, row.id, contents);
  await noteProjectSize(transaction, row.id);
  return row;
}

/** The company's name and description, from the example of the toolset that mirrors those of a project. */
function describeCompany({ toolsets }: ToolsetRegistry, language: Language) {
  const about = toolsets.find(({ manifest }) => manifest.mirrors);
  return {
    name: translate(language, 'exampleProject.name'),
    description: translate(language, 'exampleProject.description'),
    ...(about && readMirrors(about, about.examples[language])),
  };
}
