import type { Confirmation } from './Confirmation.ts';
import type { KnownDocument } from './KnownDocument.ts';

/** A document, what of it nobody has confirmed, and what people have confirmed without changing it. */
export interface ConfirmedDocument extends KnownDocument {
  confirmed: readonly Confirmation[];
}
