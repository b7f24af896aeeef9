import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import { requireRoom } from '#server/accounts/requireRoom.ts';
import { hashToken } from '#server/accounts/secretToken.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { takeSketch } from '#server/database/repositories/sketches.ts';
import { findDefaultWorkspace } from '#server/database/repositories/workspaces.ts';
import { completeDocument } from '#server/projects/completeDocument.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import type { Services } from '#server/Services.ts';

import { nameOfIdea } from './nameOfIdea.ts';
import { sketchesSince } from './sketchesSince.ts';

interface Keeping {
  userId: string;
  secret: string;
}

/**
 * Makes a sketch a project of somebody's: its drawings wait there as drafts, whatever their toolsets require.
 *
 * @returns the project's id; null where the sketch is gone, or was kept before
 */
export async function keepSketch(
  { toolsets }: Pick<Services, 'toolsets'>,
  transaction: Transaction,
  { userId, secret }: Keeping,
): Promise<string | null> {
  const sketch = await takeSketch(transaction, hashToken(secret), sketchesSince());
  if (!sketch) return null;
  await requireRoom(transaction, userId, 'projects');
  await requireStorage(transaction, { ownerId: userId, actorId: userId });
  const project = await insertProject(transaction, {
    userId,
    name: nameOfIdea(sketch.idea),
    description: sketch.idea,
    language: sketch.language,
    workspaceId: await findDefaultWorkspace(transaction, userId),
  });
  const createdAt = new Date().toISOString();
  for (const { toolset, content } of sketch.drafts) {
    if (!toolsets.has(toolset)) continue;
    await writeDraft(transaction, project.id, toolset, {
      content: completeDocument(toolsets.get(toolset), content),
      contentId: createId(),
      madeFrom: noteMadeFrom(toolsets, toolset, () => null),
      unconfirmed: [''],
      cut: [],
      generationId: createId(),
      isStarter: false,
      isStopped: false,
      createdAt,
    });
  }
  await noteProjectSize(transaction, project.id);
  return project.id;
}
