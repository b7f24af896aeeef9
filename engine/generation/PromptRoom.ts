import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import type { Language } from '#engine/languages/languages.ts';

import type { ModelMessage } from './LanguageModel.ts';
import type { ModelRoom } from './ModelRoom.ts';
import type { StrictSchema } from './StrictSchema.ts';

// What a server puts around the messages, which it does not tell.
const framing = 200; // tokens
/** Below it an answer would break off: the shortest documents have 400 tokens, most 1,500 to 3,000. */
const leastAnswer = 800; // tokens
const usualAnswer = 3_500; // tokens
const longestAnswer = 16_000; // tokens
// Of the room that is left beside the schema, where not all fits.
const shareOfAnswer = 0.35;
/** For a model that does not say how much it takes, in characters of both messages. */
const assumedPrompt = 100_000;
/**
 * However much a model takes, in characters: more of a project would cost whoever pays for the model more than it is
 * worth.
 */
const longestPrompt = 300_000;

/** Divides the room of a model between a prompt and its answer. */
export class PromptRoom {
  /** Most tokens of the system and the user message together. */
  readonly mostTokens: number;
  readonly #room: ModelRoom | null;
  readonly #schemaTokens: number;
  readonly #language: Language;

  /**
   * @param room null where the model does not tell
   * @param request.language of the project's texts; Turkish has more tokens for as many characters
   */
  constructor(room: ModelRoom | null, { schema, language }: { schema: StrictSchema; language: Language }) {
    this.#room = room;
    this.#language = language;
    this.#schemaTokens = countTokens(JSON.stringify(schema).length, 'en');
    const most = countTokens(room ? longestPrompt : assumedPrompt, language);
    this.mostTokens = room ? Math.min(most, this.#mostWithin(room)) : most;
  }

  /**
   * Tokens that an answer to these messages may have.
   *
   * @throws LanguageModelError model-context-too-small, with what is `needed` and the model's `context`, when an answer
   * would not fit beside them: some servers would cut the messages without a word.
   */
  answerTo(messages: readonly ModelMessage[]): number {
    const most = Math.min(longestAnswer, this.#room?.answer ?? longestAnswer);
    if (!this.#room) return most;
    const asked = framing + this.#schemaTokens + this.tokensOf(messages);
    const left = this.#room.context - asked;
    if (left >= leastAnswer) return Math.min(most, left);
    throw new LanguageModelError('model-context-too-small', 'The request does not fit into the context of the model.', {
      needed: asked + leastAnswer,
      context: this.#room.context,
    });
  }

  /** The rules, in the system's message, are in English. */
  tokensOf(messages: readonly ModelMessage[]): number {
    return messages.reduce(
      (sum, { role, content }) => sum + countTokens(content.length, role === 'system' ? 'en' : this.#language),
      0,
    );
  }

  #mostWithin({ context, answer = longestAnswer }: ModelRoom): number {
    const besideSchema = context - framing - this.#schemaTokens;
    const share = Math.max(leastAnswer, Math.floor(besideSchema * shareOfAnswer));
    return Math.max(0, besideSchema - Math.min(usualAnswer, answer, share));
  }
}
