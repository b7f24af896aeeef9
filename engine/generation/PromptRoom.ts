import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { Language } from '#engine/languages/languages.ts';

import type { ModelMessage } from './LanguageModel.ts';
import type { ModelRoom } from './ModelRoom.ts';
import type { StrictSchema } from './StrictSchema.ts';

// Measured on requests of full projects with the tokenizers of GPT-4o and Llama 3.
const charactersPerToken: Record<Language, number> = { en: 4, tr: 3.1 };
// What a server puts around the messages, which it does not tell.
const framing = 200; // tokens
/** Below it an answer would break off: the shortest documents have 400 tokens, most 1,500 to 3,000. */
const leastAnswer = 800; // tokens
const usualAnswer = 4_000; // tokens
const longestAnswer = 16_000; // tokens
// Of the room that is left beside the schema, where not all fits.
const shareOfAnswer = 0.35;
/** For a model that does not say how much it takes, in characters of both messages. */
const assumedPrompt = 100_000;
/** However much a model takes, in characters: a project at its largest would cost whoever pays for the model more than it is worth. */
const longestPrompt = 300_000;

/** Divides the room of a model between a prompt and its answer. */
export class PromptRoom {
  /** Most characters of the system and the user message together. */
  readonly longest: number;
  readonly #room: ModelRoom | null;
  readonly #schemaLength: number;
  readonly #perToken: number;

  /**
   * @param room null where the model does not tell
   * @param request.language of the project's texts; Turkish has more tokens for as many characters
   */
  constructor(room: ModelRoom | null, { schema, language }: { schema: StrictSchema; language: Language }) {
    this.#room = room;
    this.#perToken = charactersPerToken[language];
    this.#schemaLength = JSON.stringify(schema).length;
    this.longest = room ? this.#longestWithin(room) : assumedPrompt;
  }

  /**
   * Tokens that an answer to these messages may have.
   *
   * @throws LanguageModelError model-context-too-small, with what is `needed` and the model's `context`, when an answer would not
   * fit beside them: some servers would cut the messages without a word.
   */
  answerTo(messages: readonly ModelMessage[]): number {
    const most = Math.min(longestAnswer, this.#room?.answer ?? longestAnswer);
    if (!this.#room) return most;
    const asked = this.#tokens(messages.reduce((sum, { content }) => sum + content.length, this.#schemaLength));
    const left = this.#room.context - framing - asked;
    if (left >= leastAnswer) return Math.min(most, left);
    throw new LanguageModelError('model-context-too-small', 'The request does not fit into the context of the model.', {
      needed: framing + asked + leastAnswer,
      context: this.#room.context,
    });
  }

  #longestWithin({ context, answer = longestAnswer }: ModelRoom): number {
    const besideSchema = context - framing - this.#tokens(this.#schemaLength);
    const forAnswer = Math.min(usualAnswer, answer, Math.max(leastAnswer, Math.floor(besideSchema * shareOfAnswer)));
    const forPrompt = Math.max(0, besideSchema - forAnswer);
    return Math.min(longestPrompt, Math.floor(forPrompt * this.#perToken));
  }

  #tokens(characters: number): number {
    return Math.ceil(characters / this.#perToken);
  }
}
