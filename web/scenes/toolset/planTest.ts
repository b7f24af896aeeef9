import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createItem } from '#web/form/lists/createItem.ts';
import type { ClaimToTest } from '#web/toolsets/ClaimToTest.ts';

/**
 * Adds a hypothesis about a claim to the open document, as if a person had typed it, unless there is one.
 *
 * @returns its pointer; null where the list is full, or the toolset tests nothing
 */
export function planTest(document: EditableDocument, claim: ClaimToTest): string | null {
  const { manifest, schema, ui } = document.source.definition;
  const [declared] = manifest.hypotheses;
  const node = declared && schemaAt(schema, declared.list);
  if (!declared || !node?.items) return null;
  const { list } = declared;
  const value = document.value(list);
  const items = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  const present = items.findIndex((item) => item?.[declared.claim] === claim.id);
  if (present < 0 && items.length >= (node.maxItems ?? Infinity)) return null;
  if (present < 0) {
    const stated = manifest.claims.find(({ field }) => field === `${list}/*`)?.text;
    const fits = (property: string | undefined) => {
      const most = property && schemaAt(schema, `${list}/*/${property}`)?.maxLength;
      return property === undefined ? {} : { [property]: shorten(claim.text, most || Infinity) };
    };
    // What the claim is known to weigh, in whole steps of the score.
    const scored = (property: string | undefined, value: number | undefined) => {
      const score = property !== undefined && value !== undefined && schemaAt(schema, `${list}/*/${property}`);
      return score ? { [property]: Math.min(Math.max(Math.round(value), score.minimum ?? 0), score.maximum ?? 5) } : {};
    };
    const empty = createItem(schemaAt(schema, `${list}/*`) ?? {}) as object;
    const item = {
      ...empty,
      ...fits(ui.itemTitles[list]),
      ...fits(stated),
      ...scored(declared.importance, claim.importance),
      [declared.claim]: claim.id,
    };
    document.insertItem(list, items.length, item);
  }
  return `${list}/${present < 0 ? items.length : present}`;
}

/** Up to the last word that is whole. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trim()}…`;
}
