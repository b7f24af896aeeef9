import { setImmediate as breathe } from 'node:timers/promises';

import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { dayIn } from '#engine/dates/dayIn.ts';
import { zoneOf } from '#engine/dates/zoneOf.ts';
import { draftAtDepth } from '#engine/depth/draftAtDepth.ts';
import { type DepthGrounds, findDepth } from '#engine/depth/findDepth.ts';
import { citableSources } from '#engine/evidence/citableSources.ts';
import { evidenceForPrompt } from '#engine/evidence/evidenceForPrompt.ts';
import { groupBy } from '#engine/evidence/groupBy.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import { ownBinds } from '#engine/generation/resolveOwnReferences.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { keepItems } from '#engine/locks/keepItems.ts';
import { keepLocked } from '#engine/locks/keepLocked.ts';
import type { ShortNames } from '#engine/prompt/names/ShortNames.ts';
import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { worthOfContent } from '#engine/provenance/worthOfContent.ts';
import type { Answer } from '#engine/questions/Answer.ts';
import { questionId } from '#engine/questions/questionId.ts';
import { withoutQuestions } from '#engine/questions/withoutQuestions.ts';
import { isClaimsBind } from '#engine/references/Bind.ts';
import { findLost } from '#engine/references/findLost.ts';
import type { ReferenceItem } from '#engine/references/referenceItems.ts';
import { referredItems } from '#engine/references/referredItems.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import { type Referred, referencesOf } from '#engine/registry/referencesOf.ts';
import { type MadeFrom, staleBecause } from '#engine/registry/staleBecause.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import { requireProject } from '#server/access/requireProject.ts';
import type { Connection } from '#server/database/Database.ts';
import { findTies } from '#server/database/repositories/claimTies.ts';
import { findCommentedPlaces } from '#server/database/repositories/comments.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import { listProjectAnswers } from '#server/database/repositories/projectAnswers.ts';
import {
  emptyRow,
  findProjectToolsets,
  type ProjectToolsetRow,
} from '#server/database/repositories/projectToolsets.ts';
import { findUser } from '#server/database/repositories/users.ts';
import type { FoundEvidenceCache } from '#server/projects/FoundEvidenceCache.ts';
import { withoutMirrors, writeMirrors } from '#server/projects/mirrors.ts';
import { registerToTell } from '#server/projects/registerToTell.ts';

import { keepPeoplesFields } from './keepPeoplesFields.ts';
import { nameStep } from './nameStep.ts';
import { showContent } from './showContent.ts';

/** What a step writes: the toolset, which fields of it, and what stands there now. */
export type StepSubject = Pick<PromptInput, 'toolset' | 'project' | 'fields'> & { current: ToolsetDocument | null };

/** Everything a step needs, read when it starts. */
export interface StepContext {
  subject: StepSubject;
  /** The toolset as deep as it is drafted. */
  drafted: Toolset;
  /** What a model is told, the subject included. */
  prompt: PromptInput;
  /** Items that bound fields may refer to, by field pattern. */
  references: Record<string, ReferenceItem[]>;
  /** The ids that an answer may have, those of items that stand there now among them, and the names they go by. */
  names: ShortNames;
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
  /** Places of the toolset that comments stay with. */
  commented: readonly string[];
  /** What the team has answered, the latest first. */
  answers: readonly Answer[];
  /** Which claims are the same, and which are not. */
  ties: Ties;
  /** What decides how deep the toolset goes, and the topics that the team has chosen; everything without it. */
  depth?: (DepthGrounds & { topics: readonly string[] }) | undefined;
  /** What single contents hold, where that is known already. */
  found?: FoundEvidenceCache | undefined;
}

/** Reads the context of a step. Checks access again, since time has passed since the order. */
export async function loadStepContext(
  connection: Connection,
  { registry, paths }: { registry: ToolsetRegistry; paths: ToolsetPaths },
  generation: GenerationRow,
  toolsetId: string,
  found?: FoundEvidenceCache,
): Promise<StepContext> {
  const person = { id: generation.userId };
  const { name, description, path, depths } = await requireProject(connection, person, 'finish', generation.projectId);
  const asker = await findUser(connection, generation.userId);
  const rows = await findProjectToolsets(connection, generation.projectId);
  const commented = await findCommentedPlaces(connection, generation.projectId, toolsetId);
  const answers = await listProjectAnswers(connection, generation.projectId);
  const { ties } = await findTies(connection, generation.projectId);
  const today = dayIn(new Date(), zoneOf(asker ?? { language: generation.language, timeZone: null }));
  // It takes tens of milliseconds of a large project.
  await breathe();
  return describeStep(registry, generation, toolsetId, {
    project: { name, description },
    rows,
    today,
    commented,
    answers,
    ties,
    found,
    depth: {
      chosen: depths[toolsetId]?.depth,
      ofPath: paths.depthOf(path, toolsetId),
      topics: depths[toolsetId]?.topics ?? [],
    },
  });
}

/** The context of a step, from what was read: no database, no clock. */
export function describeStep(
  registry: ToolsetRegistry,
  generation: GenerationRow,
  toolsetId: string,
  { project, rows, today, commented, answers, ties, found: cache, depth: deep }: StepMaterial,
): StepContext {
  const toolset = registry.get(toolsetId);
  const answered = new Set(answers.map(({ question }) => questionId(question)));
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
  const own = rows.get(toolsetId) ?? emptyRow(toolsetId);
  const current = own.draft?.content ?? own.content;
  const whole = {
    toolsets: registry.toolsets,
    documents: current ? new Map([...documents, [toolsetId, current]]) : documents,
    ties,
  };
  const contentOf = (id: string) => {
    const row = rows.get(id);
    const content = id === toolsetId ? current : read(id).content;
    return row && row.content !== null && row.content === content ? row : null;
  };
  const register = cache?.register(generation.projectId, { ...whole, contentOf }) ?? registerToTell(whole);
  const ofOthers = { ...register, claims: register.claims.filter((claim) => claim.toolset !== toolsetId) };
  const offered = evidenceForPrompt(toolset, ofOthers, current);
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
  const isPartial = generation.fields !== null && current !== null;
  const subject: StepSubject = { toolset, project, fields: generation.fields ?? undefined, current };

  // Of all claims, those that the prompt lists.
  const claimReferences = Object.fromEntries(
    toolset.manifest.binds
      .filter(isClaimsBind)
      .map(({ field }) => [field, offered.claims.map(({ id, text }) => ({ id, label: text }))]),
  );
  const claimsIn = groupBy(
    register.claims.map(({ toolset: claimedIn, id, text }) => ({ claimedIn, id, label: text })),
    ({ claimedIn }) => claimedIn,
  );
  const inPrompt = new Set([...setupIds, ...dependencyIds]);
  const worth = Object.fromEntries(
    [...inPrompt].flatMap((id) => {
      const document = documents.get(id);
      const { unconfirmed, isDraft } = read(id);
      return document ? [[id, worthOfContent(registry.get(id), { document, unconfirmed }, { isDraft })]] : [];
    }),
  );
  // Its claims are those that the prompt lists.
  const look = (id: string): Referred | undefined =>
    registry.has(id)
      ? { definition: registry.get(id), contents: [id === toolsetId ? null : read(id).content], claims: [] }
      : undefined;
  // Also of what stands there now, which is printed where only some fields are wanted.
  const lookAround = (id: string): Referred | undefined =>
    registry.has(id)
      ? {
          definition: registry.get(id),
          contents: [read(id).content, id === toolsetId ? current : null],
          ...(id !== toolsetId && { claims: claimsIn.get(id) ?? [] }),
        }
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

  const references = { ...Object.fromEntries(picked), ...claimReferences };
  const setup = contents(setupIds);
  const further = contents(dependencyIds.filter((id) => !setupIds.includes(id)));
  const told = new Map(Object.entries({ ...setup, ...further }));
  // What others refer to, or a comment stays with, no draft may lose.
  const kept = new Set([...referredItems(toolsetId, registry.toolsets, documents), ...commented.flatMap(parsePointer)]);
  const { unconfirmed, madeFrom } = own.draft ?? own;
  const { goesOn } = generation;
  // What stood before where a draft broke off is written anew too.
  const hasOld = goesOn?.missing.some((field) => getAt(current ?? {}, field) !== undefined) ?? false;
  const isRewrite =
    (!isPartial || hasOld) && !own.draft?.isStarter && current !== null && hasContent(current, toolset.schema);
  const idsOf = (id: string) => {
    const row = rows.get(id);
    return { saved: row?.contentId ?? null, draft: row?.draft?.contentId ?? null };
  };

  const depth = deep && findDepth(toolset, deep, current);
  const topics = deep?.topics ?? [];
  // Whoever asks for single fields has them written whatever the depth.
  const isWhole = generation.fields === null || generation.fields.includes('') || goesOn !== null;
  const names = nameStep(registry, { toolset, current, told, references });

  return {
    subject,
    drafted: isWhole ? draftAtDepth(toolset, depth, current ?? {}, topics) : toolset,
    names,
    prompt: {
      ...subject,
      today,
      setup,
      dependencies: further,
      names,
      ownerOf: find,
      worth,
      lost,
      answers: answers.map(({ question, answer }) => ({ question, answer })),
      evidence: { ...offered, isAnnotated: ofOthers.claims.some((claim) => inPrompt.has(claim.toolset)) },
      depth: depth && { depth, topics },
      extraNotes: generation.extraNotes ?? undefined,
      present: isRewrite ? showContent(toolset, { document: current, unconfirmed }, register.claims) : undefined,
      changedSince: staleBecause(madeFrom, dependencies, idsOf),
      currentUnconfirmed: unconfirmed,
      locked: current ? findLocked(current, own.locks) : [],
      language: generation.language,
    },
    references,
    citable: citableSources(toolset, look),
    figures: pickFigures(toolset.manifest, settled),
    documents,
    // A partially regenerated document is only as fresh as the older content around it.
    madeFrom: isPartial ? madeFrom : noteMadeFrom(registry, toolsetId, (id) => read(id).contentId),
    complete: (document) => {
      const { fields } = generation;
      const settle = (whole: ToolsetDocument) => withoutQuestions(writeMirrors(toolset, whole, project), answered);
      if (!current) return settle(document);
      const filled = keepPeoplesFields(toolset, { document, current, fields });
      const written = keepItems(toolset, { present: current, written: filled, tied: kept });
      return settle(keepLocked(toolset, { before: current, written, locks: own.locks }));
    },
  };
}
