/** Kinds of faults of a field; each has a message in `messages/`. */
export const fieldFaultKeys = [
  'required',
  'wrong-type',
  'unknown-field',
  'too-short',
  'too-long',
  'too-few-items',
  'too-many-items',
  'too-small',
  'too-large',
  'not-in-list',
  'not-a-day',
  'wrong-format',
] as const;

export type FieldFaultKey = (typeof fieldFaultKeys)[number];

/** One fault of a document. */
export interface FieldFault {
  /** JSON pointer of the field; for a missing or unknown property, of that property itself. */
  path: string;
  key: FieldFaultKey;
  /** Values for the placeholders of the message, such as {limit: 120}. */
  params: Record<string, string | number>;
}
