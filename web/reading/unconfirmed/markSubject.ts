import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { MarkDrawing } from '#engine/picture/Layout.ts';
import { signUnconfirmed } from '#engine/picture/signUnconfirmed.ts';
import { draftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { unconfirmedAfterSave } from '#engine/provenance/unconfirmedAfterSave.ts';
import type { Block } from '#engine/reading/Block.ts';
import { type MarkedReading, markReading } from '#engine/reading/markReading.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

export interface MarkedSubject {
  markBlocks: (blocks: readonly Block[]) => MarkedReading;
  markPicture: MarkDrawing | undefined;
}

interface Known {
  definition: ToolsetDefinition;
  language: Language;
  /** What the server told of it, which may have been changed since. */
  known: KnownDocument;
}

/** Marks what of a document, as it stands by now, nobody has confirmed; null where there is none. */
export function markSubject(
  { definition, language, known }: Known,
  content: ToolsetDocument,
  { isToldBeside }: { isToldBeside: boolean },
): MarkedSubject | null {
  const unconfirmed =
    content === known.document ? known.unconfirmed : unconfirmedAfterSave(definition, [known], content);
  const places = draftedPlaces({ document: content, unconfirmed }, isDerived(definition));
  if (places.drafted.size === 0) return null;
  return {
    markBlocks: (blocks) => markReading(blocks, places),
    markPicture: signUnconfirmed(places, { language, isToldBeside }),
  };
}
