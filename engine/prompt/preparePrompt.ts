import type { PromptPart } from '#engine/generation/parts/DraftPart.ts';

import { hideLost } from './hideLost.ts';
import { nameIds } from './names/nameIds.ts';
import { renderPart } from './parts/renderPart.ts';
import type { PromptInput } from './PromptInput.ts';
import { onceForDraft, type RenderedPrompt, renderNamed } from './renderPrompt.ts';

/** Renders the prompt in at most so many tokens, where it can be; of a part of the document, if one is given. */
export type PreparedPrompt = (mostTokens: number, part?: PromptPart) => Promise<RenderedPrompt>;

/** Now or later. */
export type Awaitable<Value> = Value | Promise<Value>;

/**
 * The prompts of one draft: it is planned by their lengths, and they have most in common.
 *
 * @param breathe awaited before each of them, so that others have their turn: a large project takes tens of
 * milliseconds
 */
export function preparePrompt(given: PromptInput, breathe: () => Awaitable<void> = () => {}): PreparedPrompt {
  const input = nameIds(hideLost(given));
  const once = onceForDraft(input.toolset);
  const wholes = new Map<number, RenderedPrompt>();
  return async (mostTokens, part) => {
    await breathe();
    if (part) return renderPart({ ...input, mostTokens }, part, once);
    const whole = wholes.get(mostTokens) ?? renderNamed({ ...input, mostTokens }, once);
    wholes.set(mostTokens, whole);
    return whole;
  };
}
