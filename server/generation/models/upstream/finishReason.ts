import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { FinishReason } from '#engine/generation/LanguageModel.ts';

import type { AnswerChunk } from './readChunks.ts';

type Choice = NonNullable<AnswerChunk['choices']>[number];

const reasons: Record<string, FinishReason> = {
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
  content_filter: 'refused',
  safety: 'refused',
  recitation: 'refused',
  prohibited_content: 'refused',
};
const faults = ['error', 'abort', 'aborted', 'cancelled'];

/**
 * Why an answer ended, in whatever word; null while it goes on.
 *
 * @throws LanguageModelError model-cut-off where the server gave it up
 */
export function finishReason(choice: Choice | undefined): FinishReason | null {
  if (choice?.delta?.refusal) return 'refused';
  const reason = choice?.finish_reason?.toLowerCase();
  if (!reason) return null;
  if (faults.includes(reason)) throw new LanguageModelError('model-cut-off', 'The server gave the answer up.');
  return reasons[reason] ?? 'stop';
}
