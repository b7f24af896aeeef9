import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * What a toolset reads of others, by their ids: their documents, or only the parts that it needs. A toolset without
 * content is an empty document; one that is not there at all is not known, and nothing is computed from it.
 */
export type Figures = Readonly<Record<string, ToolsetDocument>>;
