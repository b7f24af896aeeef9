/**
 * A schema in the strict subset for structured output: closed objects, every key required, optional values nullable.
 */
export type StrictSchema = {
  type?: string | [string, 'null'];
  description?: string;
  properties?: Record<string, StrictSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: StrictSchema;
  enum?: (string | null)[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
};
