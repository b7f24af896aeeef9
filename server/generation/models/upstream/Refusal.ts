/** What a model's server says when it does not answer; servers agree on little of it. */
export interface Refusal {
  /** null within a stream. */
  status: number | null;
  /** Its code and type, in lower case. */
  names: readonly string[];
  /** The part of the request that it does not take. */
  param: string | null;
  /** Its words in lower case; they are read here and go nowhere else, since they may echo the key or the prompt. */
  words: string;
  /** Tokens that the model takes, those of the request, and those that an answer may have, where it tells. */
  context?: number;
  needed?: number;
  answer?: number;
}

/** A refusal that came with a status of 200, or in the middle of a stream. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The model’s server told of an error.');
    this.refusal = refusal;
  }
}
