/** Base of the engine's errors: `code` is machine-readable, `facts` are values for messages and logs. */
export abstract class FilizError extends Error {
  abstract readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(message: string, facts: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.facts = facts;
  }
}
