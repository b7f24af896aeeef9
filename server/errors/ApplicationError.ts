/** Base of every error that has a meaning outside; `errorAnswers.ts` says how each code is answered. */
export class ApplicationError extends Error {
  override readonly name: string = 'ApplicationError';
  readonly code: string;
  /** What the message may name; goes into the sentence, never into the log of another person. */
  readonly facts: Record<string, string | number>;

  constructor(code: string, facts: Record<string, string | number> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.facts = facts;
  }
}
