/** Base of the errors this engine throws: `code` is for machines, `facts` for messages and logs. */
export abstract class FilizError extends Error {
  abstract readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(message: string, facts: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.facts = facts;
  }
}
