import { isDeepStrictEqual } from 'node:util';

import { applyComputed } from '#engine/computed/applyComputed.ts';
import { findUnfinished } from '#engine/generation/parts/findUnfinished.ts';
import { resolveOwnReferences } from '#engine/generation/resolveOwnReferences.ts';
import { withoutFaulty } from '#engine/generation/withoutFaulty.ts';
import { completeFrom } from '#engine/merge/completeFrom.ts';
import { takeFields } from '#engine/merge/takeFields.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { assignIds } from '#engine/validation/assignIds.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { encodeJson } from '#server/database/json.ts';
import type { GenerationErrorRecord, GenerationRow } from '#server/database/repositories/generations.ts';
import type { GenerationStepRow } from '#server/database/repositories/generationSteps.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { keepNotedDraft } from '#server/projects/keepNotedDraft.ts';
import type { Validators } from '#server/toolsets/createValidators.ts';

import { deliveredTokens } from './deliveredTokens.ts';
import { loadStepContext, type StepContext } from './loadStepContext.ts';
import { mergeWithSaved } from './mergeWithSaved.ts';
import { orderOfStep } from './orderOfStep.ts';
import { remarksOn } from './remarksOn.ts';

interface Parts {
  registry: ToolsetRegistry;
  paths: ToolsetPaths;
  validators: Validators;
}

interface BrokenOff {
  /** What of it was whole. */
  partial: ToolsetDocument | null;
  because: GenerationErrorRecord['key'];
}

/** A draft that broke off may lack these; whoever saves it fills them in. */
const mayBeMissing = ({ key }: FieldFault) => key === 'required' || key === 'too-few-items';

/**
 * Keeps as a draft what was whole of a step that a person stops, or that breaks off, while it is written: with what
 * stood there before wherever nothing has come yet.
 *
 * @returns what it costs; null where nothing can be kept
 */
export async function keepUnfinished(
  transaction: Transaction,
  { registry, paths, validators }: Parts,
  whole: GenerationRow,
  { toolsetId, tokensReserved }: Pick<GenerationStepRow, 'toolsetId' | 'tokensReserved'>,
  { partial, because }: BrokenOff,
): Promise<number | null> {
  if (!registry.has(toolsetId)) return null;
  const generation = orderOfStep(whole, toolsetId);
  // As an order of some fields is, one that broke off is put into what stands there.
  const order = { ...generation, fields: generation.fields ?? [''] };
  const context = partial && (await contextOf(transaction, { registry, paths }, order, toolsetId));
  if (!partial || !context) return null;
  const { toolset, current: before } = context.subject;
  const document = withoutFaulty(completed(context, order.fields, partial), validators.of(toolset), mayBeMissing);
  if (!document || isDeepStrictEqual(document, before) || !hasContent(document, toolset.schema)) return null;

  const { projectId, fields, language, goesOn } = generation;
  const known = before ? context : { ...context, madeFrom: await surelyRead(transaction, generation, context) };
  const kept = await mergeWithSaved(transaction, { tools: { validators } }, projectId, known, {
    document,
    isStarter: false,
  });
  const lacking = checkDocument(validators.of(toolset), kept.document).map(({ path }) => path);
  const left = findUnfinished(context.drafted, { fields, before, document: kept.document, lacking });
  const hasLeft = left.missing.length > 0 || left.growing !== null;
  // Without what was wrong of it.
  const written = before ? partial : document;
  const delivery = { reserved: tokensReserved, partial: written, fields, before, language, goesOn };
  const charged = deliveredTokens(toolset, delivery);
  // Counted, and never refused, as a finished one is.
  await growProject(transaction, projectId, Buffer.byteLength(encodeJson(kept.document)));
  await keepNotedDraft(transaction, projectId, toolsetId);
  await writeDraft(transaction, projectId, toolsetId, {
    content: kept.document,
    contentId: createId(),
    madeFrom: kept.madeFrom,
    unconfirmed: kept.unconfirmed,
    cut: [],
    generationId: generation.id,
    isStarter: false,
    isStopped: because === 'cancelled',
    remarks: remarksOn(context, { document: kept.document, language }),
    unfinished: hasLeft ? { ...left, because, price: tokensReserved - charged } : undefined,
    createdAt: new Date().toISOString(),
  });
  return charged;
}

/** null: whoever ordered it may not write in the project any more. */
async function contextOf(
  transaction: Transaction,
  shelf: Pick<Parts, 'registry' | 'paths'>,
  generation: GenerationRow,
  toolsetId: string,
): Promise<StepContext | null> {
  try {
    return await loadStepContext(transaction, shelf, generation, toolsetId);
  } catch (error) {
    if (error instanceof ApplicationError && !(error instanceof UnavailableError)) return null;
    throw error;
  }
}

function completed(
  { subject, figures, complete }: StepContext,
  fields: readonly string[],
  partial: ToolsetDocument,
): ToolsetDocument {
  const { toolset, current: before } = subject;
  const written = takeFields(before ?? {}, partial, fields);
  // Items get back their ids first, by which those are found that have not come yet.
  const whole = complete(completeFrom(complete(written), before ?? {}) as ToolsetDocument);
  const computed = applyComputed(whole, toolset.manifest, { previous: before ?? undefined, figures });
  const withIds = assignIds(computed, toolset.schema, () => createId().toLowerCase());
  return resolveOwnReferences(toolset, withIds);
}

/**
 * Of what was saved since the order nobody knows whether the model has read it: the draft may be outdated. Ids tell the
 * time.
 */
async function surelyRead(
  transaction: Transaction,
  { id, projectId }: GenerationRow,
  { madeFrom }: StepContext,
): Promise<MadeFrom> {
  const states = await findProjectToolsetStates(transaction, projectId);
  const isSure = ([toolset, contentId]: [string, string]) =>
    contentId < id || states.get(toolset)?.draftContentId === contentId;
  return Object.fromEntries(Object.entries(madeFrom).filter(isSure));
}
