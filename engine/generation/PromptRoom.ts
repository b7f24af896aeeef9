import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { RenderedPrompt } from '#engine/prompt/renderPrompt.ts';

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
  readonly #leastAnswer: number;

  /**
   * @param room null where the model does not tell
   * @param request.language of the project's texts; Turkish has more tokens for as many characters
   * @param request.answer tokens that the answer usually has, where that is known
   */
  constructor(
    room: ModelRoom | null,
    { schema, language, answer }: { schema: StrictSchema; language: Language; answer?: number | undefined },
  ) {
    this.#room = room;
    this.#language = language;
    this.#leastAnswer = Math.min(leastAnswer, answer ?? leastAnswer);
    this.#schemaTokens = countTokens(JSON.stringify(schema).length, 'en');
    const most = countTokens(room ? longestPrompt : assumedPrompt, language);
    this.mostTokens = room ? Math.min(most, this.#mostWithin(room, answer)) : most;
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
    const asked = this.#askedFor(messages);
    const left = this.#room.context - asked;
    if (left >= this.#leastAnswer) return Math.min(most, left);
    throw new LanguageModelError('model-context-too-small', 'The request does not fit into the context of the model.', {
      needed: asked + this.#leastAnswer,
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

  /** Tokens of a request with this prompt, without its answer. */
  askedBy({ system, user }: Pick<RenderedPrompt, 'system' | 'user'>): number {
    return this.#askedFor([
      { role: 'system', content: system },
      { role: 'user', content: user },
    ]);
  }

  /** Whether an answer fits beside these messages. */
  hasRoomFor(messages: readonly ModelMessage[]): boolean {
    return !this.#room || this.#askedFor(messages) + this.#leastAnswer <= this.#room.context;
  }

  #askedFor(messages: readonly ModelMessage[]): number {
    return framing + this.#schemaTokens + this.tokensOf(messages);
  }

  #mostWithin({ context, answer = longestAnswer }: ModelRoom, known: number | undefined): number {
    const besideSchema = context - framing - this.#schemaTokens;
    if (known !== undefined) return Math.max(0, besideSchema - Math.min(known, answer));
    const share = Math.max(leastAnswer, Math.floor(besideSchema * shareOfAnswer));
    return Math.max(0, besideSchema - Math.min(usualAnswer, answer, share));
  }
}
