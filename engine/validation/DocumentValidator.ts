/** The part of an AJV error that the engine uses. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A validator compiled by AJV: returns true, or false with `errors` set until the next call. */
export interface DocumentValidator {
  (document: unknown): boolean;
  errors?: SchemaError[] | null;
}
