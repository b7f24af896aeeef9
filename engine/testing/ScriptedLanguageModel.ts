import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';

/** A scripted answer: chunks of text, then the ending. "cut" ends without a finish; an error is thrown. */
export interface ScriptedAnswer {
  pieces: readonly string[];
  /** Tokens of the messages that it says have arrived. */
  promptTokens?: number;
  end?: 'stop' | 'length' | 'refused' | 'cut' | Error;
}

/** A language model for tests: gives scripted answers in order and records its requests. */
export class ScriptedLanguageModel implements LanguageModel {
  readonly name = 'scripted';
  readonly requests: ModelRequest[] = [];
  readonly #answers: ScriptedAnswer[];

  constructor(...answers: ScriptedAnswer[]) {
    this.#answers = answers;
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    this.requests.push(request);
    const answer = this.#answers.shift();
    if (!answer) throw new Error('The scripted model was asked more often than it has answers.');
    for (const text of answer.pieces) {
      await Promise.resolve();
      yield { type: 'text', text };
    }
    if (answer.promptTokens !== undefined) yield { type: 'usage', promptTokens: answer.promptTokens };
    const end = answer.end ?? 'stop';
    if (end instanceof Error) throw end;
    if (end !== 'cut') yield { type: 'finish', reason: end };
  }
}
