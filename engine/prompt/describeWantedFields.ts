import { isDerived } from '#engine/provenance/isDerived.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { markUnconfirmed } from '#engine/provenance/markUnconfirmed.ts';
import { getAt } from '#engine/schema/pointer.ts';

import { fenceData } from './fenceData.ts';
import type { PromptInput } from './PromptInput.ts';
import { shortenSeries } from './shortenSeries.ts';

const root = '/present';

/** Which fields are wanted, and the document around them as it stands. */
export function describeWantedFields(
  { toolset, current, currentUnconfirmed }: PromptInput,
  fields: readonly string[],
): string {
  const document = shortenSeries(toolset.manifest, current ?? {});
  const known = { document, unconfirmed: currentUnconfirmed ?? [] };
  const derived = isDerived(toolset);
  const wanted = fields.map((field) => ({ field, ...present(known, field, derived) }));
  return [
    'Only the fields listed first are wanted; write each anew and better than it stands. The rest of the document stays as it is: fit in with it, do not repeat it.',
    fenceData('wanted fields', wanted),
    fenceData('the whole document as it stands', markUnconfirmed(known, derived)),
  ].join('\n');
}

function present({ document, unconfirmed }: KnownDocument, field: string, derived: (pointer: string) => boolean) {
  const drafted = leavesOf(document, unconfirmed).filter((leaf) => `${leaf}/`.startsWith(`${field}/`));
  const alone = { document: { present: getAt(document, field) ?? null }, unconfirmed: drafted.map(beneath) };
  return markUnconfirmed(alone, (pointer) => derived(field + pointer.slice(root.length)));

  function beneath(leaf: string): string {
    return root + leaf.slice(field.length);
  }
}
