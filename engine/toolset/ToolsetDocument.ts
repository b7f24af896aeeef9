/** What a person or a model filled in: JSON in the shape of the toolset's schema. */
export type ToolsetDocument = Record<string, unknown>;
