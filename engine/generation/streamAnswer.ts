import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

import type { LanguageModel, ModelRequest } from './LanguageModel.ts';

const partialEvery = 100; // milliseconds; ten updates a second look continuous
const maxCharactersPerToken = 8;

/**
 * Calls a model once and returns its whole text. `onText` gets the text so far: at once for the first chunk, then at
 * most ten times a second. Answers beyond the limit are aborted, also where the server does not enforce it.
 *
 * @throws LanguageModelError model-too-long, model-refused, model-cut-off, or what the adapter throws.
 */
export async function streamAnswer(
  { model, ...request }: ModelRequest & { model: LanguageModel },
  onText: (text: string) => void,
): Promise<string> {
  let text = '';
  let shownAt = -Infinity;
  for await (const chunk of model.stream(request)) {
    request.signal.throwIfAborted();
    if (chunk.type === 'finish') {
      if (chunk.reason === 'length') throw tooLong();
      if (chunk.reason === 'refused') throw new LanguageModelError('model-refused', 'The model refused to answer.');
      onText(text);
      return text;
    }
    text += chunk.text;
    if (text.length > request.maxOutputTokens * maxCharactersPerToken) throw tooLong();
    const now = performance.now();
    if (now - shownAt < partialEvery) continue;
    shownAt = now;
    onText(text);
  }
  request.signal.throwIfAborted();
  throw new LanguageModelError('model-cut-off', 'The answer ended in the middle.');
}

function tooLong(): LanguageModelError {
  return new LanguageModelError('model-too-long', 'The answer was longer than allowed.');
}
