import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { EvidenceToolset } from './Evidence.ts';
import { findClaims, type FoundClaim } from './findClaims.ts';
import { findSources, type FoundSource } from './findSources.ts';

/** What one document holds of the evidence of a project: it depends on nothing else. */
export interface FoundEvidence {
  claims: readonly FoundClaim[];
  sources: readonly FoundSource[];
}

/** Finds what a document holds, or knows it. */
export type FindEvidence = (toolset: EvidenceToolset, document: ToolsetDocument) => FoundEvidence;

/** Reads what a document holds. */
export function findEvidence(toolset: EvidenceToolset, document: ToolsetDocument): FoundEvidence {
  return { claims: findClaims(toolset, document), sources: findSources(toolset, document) };
}
