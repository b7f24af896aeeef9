/** A toolset's content: JSON in the shape of its schema. */
export type ToolsetDocument = Record<string, unknown>;
