import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Unconfirmed } from './Unconfirmed.ts';

/** A document, and what of it nobody has confirmed. */
export interface KnownDocument {
  document: ToolsetDocument;
  unconfirmed: Unconfirmed;
}
