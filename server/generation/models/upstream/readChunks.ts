import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

import { readRefusal } from './readRefusal.ts';
import { RefusalError } from './Refusal.ts';

/** What of an answer's chunks is read; servers leave out whatever they like. */
export interface AnswerChunk {
  choices?: Partial<Omit<ChatCompletionChunk.Choice, 'finish_reason'> & { finish_reason: string | null }>[];
  usage?: { prompt_tokens?: number; prompt_tokens_details?: { cached_tokens?: number } | null } | null;
  /** llama.cpp's, without being asked. */
  timings?: { prompt_n?: number; cache_n?: number };
}

/** As it stands in an answer that does not stream. */
type Written = Pick<NonNullable<AnswerChunk['choices']>[number], 'finish_reason'> & {
  message?: ChatCompletionChunk.Choice.Delta;
};

/**
 * Reads an answer chunk by chunk: a stream of events up to its `[DONE]`, which is given as null, or one JSON body.
 *
 * @param onLife called for whatever arrives, a comment that keeps the connection open included
 * @throws RefusalError for an error in place of an answer or within one; SyntaxError
 */
export async function* readChunks(answer: Response, onLife: () => void): AsyncGenerator<AnswerChunk | null> {
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('text/html'))
    throw new LanguageModelError('model-misconfigured', 'A page answered in place of a model.');
  if (type.includes('application/json')) {
    const { choices, ...rest } = parse(await answer.text()) as Omit<AnswerChunk, 'choices'> & { choices?: Written[] };
    yield { ...rest, choices: choices?.map(({ message, finish_reason }) => ({ delta: message ?? {}, finish_reason })) };
    yield null;
    return;
  }
  for await (const line of lines(answer, onLife)) {
    if (!line.startsWith('data:')) continue; // comments, names of events
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') yield null;
    else if (data) yield parse(data);
  }
}

function parse(text: string): AnswerChunk {
  const value = JSON.parse(text) as unknown;
  if (typeof value !== 'object' || value === null) throw new SyntaxError('not an object');
  const { error } = value as { error?: unknown };
  if (error || ('object' in value && value.object === 'error')) throw new RefusalError(readRefusal(null, value));
  return value;
}

async function* lines(answer: Response, onLife: () => void): AsyncGenerator<string> {
  if (!answer.body) return;
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    onLife();
    const [first = '', ...others] = text.split('\n');
    rest += first;
    for (const line of others) {
      yield rest;
      rest = line;
    }
  }
  yield rest;
}
