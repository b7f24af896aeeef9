import { withoutBlanks } from '#engine/blanks/withoutBlanks.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { annotateClaims } from '#engine/evidence/annotateClaims.ts';
import type { Claim } from '#engine/evidence/Evidence.ts';
import { markOnce } from '#engine/prompt/markOnce.ts';
import { shortenSeries } from '#engine/prompt/shortenSeries.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { markUnconfirmed } from '#engine/provenance/markUnconfirmed.ts';
import { showPlanned } from '#engine/provenance/showPlanned.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * A content as a model reads it: with what is known of its claims, what is only planned and what nobody has confirmed.
 */
export function showContent(owner: Toolset, known: KnownDocument, claims: readonly Claim[]): ToolsetDocument {
  const document = shortenSeries(owner.manifest, known.document);
  const shown = markOnce(showPlanned(owner, annotateClaims(owner, document, claims)));
  return withoutBlanks(markUnconfirmed(known, isDerived(owner), shown));
}
