import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';

/** What is wrong may only show once something else is gone. */
const mostRounds = 5;

/**
 * A document without what is wrong in it: items of lists that hold a fault, and fields outside of lists.
 *
 * @param isTolerated faults that may stay
 * @returns null where that does not make it right
 */
export function withoutFaulty(
  document: ToolsetDocument,
  validate: DocumentValidator,
  isTolerated: (fault: FieldFault) => boolean,
): ToolsetDocument | null {
  let rest = document;
  for (let round = 0; round < mostRounds; round += 1) {
    const faults = checkDocument(validate, rest).filter((fault) => !isTolerated(fault));
    if (faults.length === 0) return rest;
    const places = new Set(faults.map(({ path }) => placeOf(rest, path)));
    // From the last on, so that those before keep their place.
    for (const place of [...places].toSorted((one, other) => indexOf(other) - indexOf(one)))
      rest = leaveOut(rest, place);
  }
  return null;
}

/** The outermost item around a fault, or the field. */
function placeOf(document: ToolsetDocument, path: string): string {
  const tokens = parsePointer(path);
  const item = tokens.findIndex((_, at) => Array.isArray(getAt(document, formatPointer(tokens.slice(0, at)))));
  return formatPointer(item > 0 ? tokens.slice(0, item + 1) : tokens.slice(0, 1));
}

function leaveOut(document: ToolsetDocument, place: string): ToolsetDocument {
  const tokens = parsePointer(place);
  const list = formatPointer(tokens.slice(0, -1));
  const items = getAt(document, list);
  if (!Array.isArray(items)) return setAt(document, place, undefined);
  return setAt(document, list, items.toSpliced(Number(tokens.at(-1)), 1));
}

/** Of an item in its list; 0 for a field. */
function indexOf(place: string): number {
  return Number(parsePointer(place).at(-1)) || 0;
}
