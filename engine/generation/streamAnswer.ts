import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

import type { LanguageModel, ModelRequest } from './LanguageModel.ts';

const partialEvery = 100; // milliseconds; ten times a second is as much as an eye follows
const maxCharactersPerToken = 8;

/**
 * Asks a model once and gives its whole text. `onText` gets everything written so far, at once for the first text and then
 * at most ten times a second. Answers past the allowance are stopped, also where the server does not keep it itself.
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
