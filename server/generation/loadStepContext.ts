import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import { dayIn } from '#engine/dates/dayIn.ts';
import { citableSources } from '#engine/evidence/citableSources.ts';
import { evidenceForPrompt } from '#engine/evidence/evidenceForPrompt.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { ownBinds } from '#engine/generation/resolveOwnReferences.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { keepLocked } from '#engine/locks/keepLocked.ts';
import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { worthOfContent } from '#engine/provenance/worthOfContent.ts';
import { isClaimsBind } from '#engine/references/Bind.ts';
import { findLost } from '#engine/references/findLost.ts';
import type { ReferenceItem } from '#engine/references/referenceItems.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import { type Referred, referencesOf } from '#engine/registry/referencesOf.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { zoneOf } from '#server/accounts/zoneOf.ts';
import type { Connection } from '#server/database/Database.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import {
  emptyRow,
  findProjectToolsets,
  type ProjectToolsetRow,
} from '#server/database/repositories/projectToolsets.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { withoutMirrors, writeMirrors } from '#server/projects/mirrors.ts';

import { keepPeoplesFields } from './keepPeoplesFields.ts';
import { showContent } from './showContent.ts';

/** What a step writes: the toolset, which fields of it, and what stands there now. */
export type StepSubject = Pick<PromptInput, 'toolset' | 'project' | 'fields'> & { current: ToolsetDocument | null };

/** Everything a step needs, read when it starts. */
export interface StepContext {
  subject: StepSubject;
  /** What a model is told, the subject included. */
  prompt: PromptInput;
  /** Items that bound fields may refer to, by field pattern. */
  references: Record<string, ReferenceItem[]>;
  /** The sources that may be cited, each with the texts in which a quote may stand. */
  citable: ReadonlyMap<string, readonly string[]>;
  /** What the project has of the other toolsets. */
  documents: ReadonlyMap<string, ToolsetDocument>;
  madeFrom: MadeFrom;
  /** What values are computed from that other toolsets say. */
  figures: Figures;
  complete: (document: ToolsetDocument) => ToolsetDocument;
}

interface ReadContent {
  content: ToolsetDocument | null;
  contentId: string | null;
  unconfirmed: Unconfirmed;
  /** Whether nobody has saved it. */
  isDraft: boolean;
}

/** What is read of the database for a step. */
export interface StepMaterial {
  project: PromptInput['project'];
  rows: ReadonlyMap<string, ProjectToolsetRow>;
  /** YYYY-MM-DD, where the person who asked is. */
  today: string;
}

/** Reads the context of a step. Checks access again, since time has passed since the order. */
export async function loadStepContext(
  connection: Connection,
  registry: ToolsetRegistry,
  generation: GenerationRow,
  toolsetId: string,
): Promise<StepContext> {
  const person = { id: generation.userId };
  const { name, description } = await requireProject(connection, person, 'finish', generation.projectId);
  const asker = await findUser(connection, generation.userId);
  const rows = await findProjectToolsets(connection, generation.projectId);
  const today = dayIn(new Date(), zoneOf(asker ?? { language: generation.language, timeZone: null }));
  return describeStep(registry, generation, toolsetId, { project: { name, description }, rows, today });
}

/** The context of a step, from what was read: no database, no clock. */
export function describeStep(
  registry: ToolsetRegistry,
  generation: GenerationRow,
  toolsetId: string,
  { project, rows, today }: StepMaterial,
): StepContext {
  const toolset = registry.get(toolsetId);
  const find = (id: string) => (registry.has(id) ? registry.get(id) : undefined);
  // Within a batch, drafts of the same batch count as content.
  const read = (id: string): ReadContent => {
    const row = rows.get(id) ?? emptyRow(id);
    const isDraft = row.draft?.generationId === generation.id;
    return { ...(isDraft && row.draft ? row.draft : row), isDraft };
  };
  const settled = computeDocuments(find, (id) => read(id).content);
  const documents = new Map(
    registry.toolsets.flatMap(({ manifest: { id } }) => {
      const content = id === toolsetId ? null : settled(id);
      return content ? [[id, content] as const] : [];
    }),
  );
  const register = evidenceRegister(registry.toolsets, documents);
  const offered = evidenceForPrompt(toolset, register);
  const contents = (ids: readonly string[]) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const content = id === toolsetId ? null : settled(id);
        const owner = registry.get(id);
        if (!content) return [];
        // The prompt begins with the project's name and description.
        const document = withoutMirrors(owner, content);
        return [[id, showContent(owner, { document, unconfirmed: read(id).unconfirmed }, register.claims)]];
      }),
    );

  const setupIds = registry.setup.map(({ manifest }) => manifest.id);
  const dependencies = registry.dependenciesOf(toolsetId);
  const dependencyIds = dependencies.map(({ id }) => id);
  const own = rows.get(toolsetId) ?? emptyRow(toolsetId);
  const current = own.draft?.content ?? own.content;
  const isPartial = generation.fields !== null && current !== null;
  const subject: StepSubject = { toolset, project, fields: generation.fields ?? undefined, current };

  // Of all claims, those that the prompt lists.
  const claimReferences = Object.fromEntries(
    toolset.manifest.binds
      .filter(isClaimsBind)
      .map(({ field }) => [field, offered.claims.map(({ id, text }) => ({ id, label: text }))]),
  );
  const inPrompt = new Set([...setupIds, ...dependencyIds]);
  const worth = Object.fromEntries(
    [...inPrompt].flatMap((id) => {
      const document = documents.get(id);
      const { unconfirmed, isDraft } = read(id);
      return document ? [[id, worthOfContent(registry.get(id), { document, unconfirmed }, { isDraft })]] : [];
    }),
  );
  const look = (id: string): Referred | undefined =>
    registry.has(id)
      ? { definition: registry.get(id), contents: [id === toolsetId ? null : read(id).content] }
      : undefined;
  // Also of what stands there now, which is printed where only some fields are wanted.
  const lookAround = (id: string): Referred | undefined =>
    registry.has(id)
      ? { definition: registry.get(id), contents: [read(id).content, id === toolsetId ? current : null] }
      : undefined;
  const lost = new Set(
    [...inPrompt, toolsetId].flatMap((id) => {
      const document = id === toolsetId ? current : documents.get(id);
      const owner = registry.get(id);
      return document ? findLost(owner, document, referencesOf(owner, lookAround)).map((each) => each.id) : [];
    }),
  );
  // Its own items are named, not picked: those that are written now have no ids yet.
  const named = new Set(ownBinds(toolset).map(({ field }) => field));
  const picked = Object.entries(referencesOf(toolset, look)).filter(([field]) => !named.has(field));

  return {
    subject,
    prompt: {
      ...subject,
      today,
      setup: contents(setupIds),
      dependencies: contents(dependencyIds.filter((id) => !setupIds.includes(id))),
      ownerOf: find,
      worth,
      lost,
      evidence: { ...offered, isAnnotated: register.claims.some((claim) => inPrompt.has(claim.toolset)) },
      extraNotes: generation.extraNotes ?? undefined,
      currentUnconfirmed: (own.draft ?? own).unconfirmed,
      locked: current ? findLocked(current, own.locks) : [],
      language: generation.language,
    },
    references: { ...Object.fromEntries(picked), ...claimReferences },
    citable: citableSources(toolset, look),
    figures: pickFigures(toolset.manifest, settled),
    documents,
    // A partially regenerated document is only as fresh as the older content around it.
    madeFrom: isPartial
      ? (own.draft?.madeFrom ?? own.madeFrom)
      : noteMadeFrom(registry, toolsetId, (id) => read(id).contentId),
    complete: (document) => {
      const { fields } = generation;
      const written = keepPeoplesFields(toolset, { document, current: current ?? {}, fields });
      const kept = current ? keepLocked(toolset, { before: current, written, locks: own.locks }) : written;
      return writeMirrors(toolset, kept, project);
    },
  };
}
