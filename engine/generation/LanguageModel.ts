import type { ModelRoom } from './ModelRoom.ts';
import type { StrictSchema } from './StrictSchema.ts';

/** One turn of the conversation with a model. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A request to a model. */
export interface ModelRequest {
  messages: readonly ModelMessage[];
  schema: StrictSchema;
  /** At most 64 of a-z, A-Z, 0-9, "_" and "-". */
  schemaName: string;
  /** About how many the messages have. */
  promptTokens: number;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** Why a model stopped generating. */
export type FinishReason = 'stop' | 'length' | 'refused';

/**
 * A chunk of a model's answer. A complete answer ends with exactly one `finish`; a stream without it was cut off. Where
 * the server tells, the tokens of the messages that reached the model come before it.
 */
export type ModelChunk =
  | { type: 'text'; text: string }
  | { type: 'usage'; promptTokens: number }
  | { type: 'finish'; reason: FinishReason };

/**
 * A language model of any vendor. `stream` yields the text of one JSON object in the request's schema. @throws
 * LanguageModelError for every failure of the upstream, and the signal's reason when aborted.
 */
export interface LanguageModel {
  readonly name: string;
  /** What it takes in one call, asked anew for each draft; null, or no such method, where nobody can tell. */
  room?(signal: AbortSignal): Promise<ModelRoom | null>;
  stream(request: ModelRequest): AsyncIterable<ModelChunk>;
}
