import type { PromptPart } from '#engine/generation/parts/DraftPart.ts';
import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import { type OnceForDraft, type RenderedPrompt, renderNamed } from '#engine/prompt/renderPrompt.ts';
import { unconfirmedSign } from '#engine/provenance/markUnconfirmed.ts';
import { isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * The prompt of a call that writes a part of a document: the method and the limits of its fields, and of sources,
 * claims and items those alone that these fields refer to. To plan the parts, the project's documents are shortened
 * once for all of them: nearly nothing of them is left, whichever it is.
 */
export function renderPart(input: PromptInput, part: PromptPart, once: OnceForDraft): RenderedPrompt {
  const { manifest } = input.toolset;
  const binds = manifest.binds.filter(({ field }) => isWithin(field, part.fields));
  const toolset = { ...input.toolset, manifest: { ...manifest, binds } };
  const evidence = input.evidence && {
    ...input.evidence,
    sources: binds.some(isSourcesBind) ? input.evidence.sources : [],
    claims: binds.some(isClaimsBind) ? input.evidence.claims : [],
  };
  // Further items are no other words for those that are there.
  const present = !part.isFurther && input.present ? presentFields(input.present, part.fields) : undefined;
  const rendered = { ...input, toolset, evidence, present, fields: part.fields, part };
  const isPlan = input.mostTokens === 0;
  return renderNamed(rendered, once, isPlan ? input : rendered);
}

/** Also those that nobody has confirmed, which stand under a name with a sign. */
function presentFields(present: ToolsetDocument, fields: readonly string[]): ToolsetDocument {
  const nameOf = (key: string) => (key.endsWith(unconfirmedSign) ? key.slice(0, -unconfirmedSign.length) : key);
  return Object.fromEntries(Object.entries(present).filter(([key]) => isWithin(`/${nameOf(key)}`, fields)));
}
