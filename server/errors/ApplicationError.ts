/** Base of all errors that are reported to clients; `errorAnswers.ts` maps each code to an answer. */
export class ApplicationError extends Error {
  override readonly name: string = 'ApplicationError';
  readonly code: string;
  /** Values for the placeholders of the message. Never logged: they may hold personal data. */
  readonly facts: Record<string, string | number>;

  constructor(code: string, facts: Record<string, string | number> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.facts = facts;
  }
}
