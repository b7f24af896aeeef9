/** A node of `schema.json`: the part of JSON Schema (draft 2020-12) that a toolset may use. */
export interface SchemaNode {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: false;
  items?: SchemaNode;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** `image`: the name of an uploaded file. */
  format?: 'date' | 'image';
  default?: unknown;
  readOnly?: boolean;
  $ref?: string;
}

/** `schema.json`: the shape of a toolset's document. */
export interface ToolsetSchema extends SchemaNode {
  type: 'object';
  properties: Record<string, SchemaNode>;
  $schema?: string;
  $defs?: Record<string, SchemaNode>;
}
