/** The part of an AJV error that this engine reads. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A compiled schema as AJV makes it: true, or false with `errors` set until the next call. */
export interface DocumentValidator {
  (document: unknown): boolean;
  errors?: SchemaError[] | null;
}
