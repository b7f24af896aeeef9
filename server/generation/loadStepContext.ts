import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import { type ReferenceItem, referenceItems } from '#engine/registry/referenceItems.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { requireProject } from '../access/requireProject.ts';
import type { Connection } from '../database/Database.ts';
import type { GenerationRow } from '../database/repositories/generations.ts';
import { emptyRow, findProjectToolsets } from '../database/repositories/projectToolsets.ts';
import { writeMirrors } from '../projects/mirrors.ts';
import { keepPeoplesFields } from './keepPeoplesFields.ts';

/** Everything a step needs, read when it starts. */
export interface StepContext {
  prompt: PromptInput;
  /** Items that bound fields may refer to, by field pattern. */
  references: Record<string, ReferenceItem[]>;
  madeFrom: MadeFrom;
  complete: (document: ToolsetDocument) => ToolsetDocument;
}

/** Reads the context of a step. Checks access again, since time has passed since the order. */
export async function loadStepContext(
  connection: Connection,
  registry: ToolsetRegistry,
  generation: GenerationRow,
  toolsetId: string,
): Promise<StepContext> {
  const toolset = registry.get(toolsetId);
  const person = { id: generation.userId };
  const { name, description } = await requireProject(connection, person, 'finish', generation.projectId);
  const project = { name, description };
  const rows = await findProjectToolsets(connection, generation.projectId);

  // Within a batch, drafts of the same batch count as content.
  const read = (id: string): { content: ToolsetDocument | null; contentId: string | null } => {
    const row = rows.get(id) ?? emptyRow(id);
    return row.draft?.generationId === generation.id ? row.draft : row;
  };
  const contents = (ids: readonly string[]) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const content = id === toolsetId ? null : read(id).content;
        return content ? [[id, writeMirrors(registry.get(id), content, project)]] : [];
      }),
    );

  const setupIds = registry.setup.map(({ manifest }) => manifest.id);
  const dependencies = registry.dependenciesOf(toolsetId);
  const dependencyIds = dependencies.map(({ id }) => id);
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
      toolset.manifest.binds.map((bind) => [bind.field, referenceItems(bind, read(bind.toolset).content)]),
    ),
    // A partially regenerated document is only as fresh as the older content around it.
    madeFrom: isPartial
      ? (own.draft?.madeFrom ?? own.madeFrom)
      : noteMadeFrom(dependencies, (id) => read(id).contentId),
    complete: (document) => {
      const { fields } = generation;
      return writeMirrors(toolset, keepPeoplesFields(toolset, { document, current: current ?? {}, fields }), project);
    },
  };
}
