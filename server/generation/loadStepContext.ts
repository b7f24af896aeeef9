import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import { type ReferenceItem, referenceItems } from '#engine/registry/referenceItems.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { Connection } from '../database/Database.ts';
import type { GenerationRow } from '../database/repositories/generations.ts';
import { emptyRow, findProjectToolsets } from '../database/repositories/projectToolsets.ts';
import { showProject } from '../projects/mirrorProject.ts';
import { requireProject } from '../projects/requireProject.ts';
import { keepPeoplesFields } from './keepPeoplesFields.ts';

/** Everything that the writing of one toolset stands on, read at the moment it begins. */
export interface StepContext {
  prompt: PromptInput;
  /** What bound fields may pick, by their patterns. */
  references: Record<string, ReferenceItem[]>;
  /** The revision of each dependency; one more than saved where it is read from this batch's own draft. */
  madeFrom: Record<string, number>;
  complete: (document: ToolsetDocument) => ToolsetDocument;
}

/** Reads the context of a step; ownership is checked again, because time has passed since the order. */
export async function loadStepContext(
  connection: Connection,
  registry: ToolsetRegistry,
  generation: GenerationRow,
  toolsetId: string,
): Promise<StepContext> {
  const toolset = registry.get(toolsetId);
  const { name, description } = await requireProject(connection, generation.userId, generation.projectId);
  const project = { name, description };
  const rows = await findProjectToolsets(connection, generation.projectId);

  const read = (id: string): { content: ToolsetDocument; revision: number } | null => {
    const row = rows.get(id) ?? emptyRow(id);
    if (row.draft?.generationId === generation.id) return { content: row.draft.content, revision: row.revision + 1 };
    return row.content && { content: row.content, revision: row.revision };
  };
  const contents = (ids: readonly string[]) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const content = id === toolsetId ? undefined : read(id)?.content;
        return content ? [[id, showProject(registry.get(id), content, project)]] : [];
      }),
    );

  const setupIds = registry.setup.map(({ manifest }) => manifest.id);
  const dependencyIds = registry.dependenciesOf(toolsetId).map(({ id }) => id);
  const own = rows.get(toolsetId) ?? emptyRow(toolsetId);
  const current = own.draft?.content ?? own.content;
  const isPartial = generation.fields !== null && current !== null;

  return {
    prompt: {
      toolset,
      project,
      today: new Date().toISOString().slice(0, 10),
      setup: contents(setupIds),
      dependencies: contents(dependencyIds.filter((id) => !setupIds.includes(id))),
      extraNotes: generation.extraNotes ?? undefined,
      fields: generation.fields ?? undefined,
      current,
      language: generation.language,
    },
    references: Object.fromEntries(
      toolset.manifest.binds.map((bind) => [bind.field, referenceItems(bind, read(bind.toolset)?.content ?? null)]),
    ),
    // What is written anew field by field stands beside older content, so it is as old as that.
    madeFrom: isPartial
      ? (own.draft?.madeFrom ?? own.madeFrom)
      : Object.fromEntries(dependencyIds.map((id) => [id, read(id)?.revision ?? 0])),
    complete: (document) => {
      const { fields } = generation;
      return showProject(toolset, keepPeoplesFields(toolset, { document, current: current ?? {}, fields }), project);
    },
  };
}
