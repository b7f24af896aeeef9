import type { StrictSchema } from './StrictSchema.ts';

/** One turn of the conversation with a model. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a model is asked. */
export interface ModelRequest {
  messages: readonly ModelMessage[];
  schema: StrictSchema;
  /** At most 64 of a-z, A-Z, 0-9, "_" and "-". */
  schemaName: string;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** Why a model stopped. */
export type FinishReason = 'stop' | 'length' | 'refused';

/** A piece of a model's answer. Exactly one `finish` ends a whole answer; a stream without one was cut off. */
export type ModelChunk = { type: 'text'; text: string } | { type: 'finish'; reason: FinishReason };

/**
 * A language model, whoever makes it. `stream` yields text of one JSON object in the request's schema as it is written.
 * It throws LanguageModelError for every fault of the upstream, and the signal's reason when aborted.
 */
export interface LanguageModel {
  readonly name: string;
  /** true: writes example content without a model behind it. */
  readonly isExample: boolean;
  stream(request: ModelRequest): AsyncIterable<ModelChunk>;
}
