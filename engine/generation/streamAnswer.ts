import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

import type { LanguageModel, ModelChunk, ModelRequest } from './LanguageModel.ts';
import { measureDepth } from './measureDepth.ts';

const partialEvery = 100; // milliseconds; ten updates a second look continuous
const maxCharactersPerToken = 8;
// Of the tokens that were counted: no tokenizer has so few for as many characters, in either language.
const leastToArrive = 0.75;
// Looks take a fifth of the time at most, however long one is.
const restAfterLook = 4;
const mostAtOnce = 20; // milliseconds, after which everything else has its turn
// A document has ten; a model without a schema may put it into an envelope or two.
const mostLevels = 16;

/**
 * Calls a model once and returns its whole text. `onText` gets the text so far: at once for the first chunk, then at
 * most ten times a second, and less often where a look at it takes long; also what there is of one that breaks off.
 * Answers beyond the limit are aborted, also where the server does not enforce it, and so are those that are nested
 * more deeply than any document.
 *
 * @throws LanguageModelError model-context-cut, when the server has cut the messages and the model answered the rest;
 * model-too-long, model-malformed, model-refused, model-cut-off, or what the adapter throws.
 */
export async function streamAnswer(
  { model, ...request }: ModelRequest & { model: LanguageModel },
  onText: (text: string) => void,
): Promise<string> {
  let text = '';
  let lookFrom = -Infinity;
  let restedAt = performance.now();
  const depthAfter = measureDepth();
  /** Whatever breaks it off, what had come by then is told. */
  async function* tellingEnd(chunks: AsyncIterable<ModelChunk>): AsyncGenerator<ModelChunk> {
    try {
      yield* chunks;
    } catch (error) {
      request.signal.throwIfAborted();
      if (text !== '') onText(text);
      throw error;
    }
  }
  for await (const chunk of tellingEnd(model.stream(request))) {
    request.signal.throwIfAborted();
    if (chunk.type === 'usage') {
      if (chunk.promptTokens < request.promptTokens * leastToArrive)
        throw cut(request.promptTokens, chunk.promptTokens);
      continue;
    }
    if (chunk.type === 'finish') {
      if (chunk.reason === 'refused') throw new LanguageModelError('model-refused', 'The model refused to answer.');
      onText(text);
      if (chunk.reason === 'length') throw tooLong();
      return text;
    }
    text += chunk.text;
    if (text.length > request.maxOutputTokens * maxCharactersPerToken) {
      onText(text);
      throw tooLong();
    }
    if (depthAfter(chunk.text) > mostLevels)
      throw new LanguageModelError('model-malformed', 'The answer was nested more deeply than any document.');
    const now = performance.now();
    if (now >= lookFrom) {
      onText(text);
      const done = performance.now();
      lookFrom = done + Math.max(partialEvery, restAfterLook * (done - now));
    }
    // What has arrived already is read without a pause; nobody else would get a turn.
    if (performance.now() - restedAt < mostAtOnce) continue;
    await new Promise((resolve) => setTimeout(resolve));
    restedAt = performance.now();
  }
  request.signal.throwIfAborted();
  onText(text);
  throw new LanguageModelError('model-cut-off', 'The answer ended in the middle.');
}

function cut(needed: number, arrived: number): LanguageModelError {
  return new LanguageModelError('model-context-cut', 'The server cut the messages.', { needed, arrived });
}

function tooLong(): LanguageModelError {
  return new LanguageModelError('model-too-long', 'The answer was longer than allowed.');
}
