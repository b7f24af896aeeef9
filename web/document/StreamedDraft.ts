import { equalJson } from '#engine/merge/equalJson.ts';
import { matchItems } from '#engine/merge/matchItems.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { takeFields } from '#engine/merge/takeFields.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/** What a generation begins with. */
interface Beginning {
  /** What the server has. */
  base: ToolsetDocument;
  /** The same with a person's unsaved edits. */
  content: ToolsetDocument;
  /** The pointers of the only fields that are written; null: all. */
  fields: readonly string[] | null;
}

/**
 * The content of a page while a generation streams into it, by two merges: the partial document with the edits made before
 * the generation began, and the result with the edits made since. So the partial text can be removed again exactly.
 */
export class StreamedDraft {
  readonly #before: ToolsetDocument;
  readonly #content: ToolsetDocument;
  readonly #compute: (content: ToolsetDocument) => ToolsetDocument;
  /** What the page shows without the edits since it began. */
  #shown: ToolsetDocument;

  constructor({ base, content, fields }: Beginning, compute: (content: ToolsetDocument) => ToolsetDocument) {
    // Requested fields are replaced, unsaved edits in them included. In a whole draft, edited items stay beside the new ones.
    this.#before = fields ? takeFields(base, content, fields) : (withoutEditedItems(base, content) as ToolsetDocument);
    this.#content = this.#shown = content;
    this.#compute = compute;
  }

  /** @param present what the page shows. @param partial what is written so far. @returns what to show now. */
  showPartial(present: ToolsetDocument, partial: ToolsetDocument): ToolsetDocument {
    return this.finish(present, complete(partial, this.#before) as ToolsetDocument);
  }

  /** @param draft the whole of what was written. */
  finish(present: ToolsetDocument, draft: ToolsetDocument): ToolsetDocument {
    const shown = this.#compute(mergeDocuments(this.#before, this.#content, draft).document);
    const next = mergeDocuments(this.#shown, present, shown).document;
    this.#shown = shown;
    return next;
  }

  /** @returns `present` without anything that was written by the generation. */
  withdraw(present: ToolsetDocument): ToolsetDocument {
    return mergeDocuments(this.#shown, present, this.#content).document;
  }
}

/** A partial document in which everything that has not come yet is as before. */
function complete(partial: unknown, before: unknown): unknown {
  if (Array.isArray(partial)) return [...partial, ...(Array.isArray(before) ? before.slice(partial.length) : [])];
  if (!isObject(partial) || !isObject(before)) return partial;
  const entries = Object.entries(partial).map(([key, value]) => [key, complete(value, before[key])] as const);
  return { ...before, ...Object.fromEntries(entries) };
}

/** `before` without the list items that `after` has in an edited form: to a merge these are additions then. */
function withoutEditedItems(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const { origins } = matchItems(before, after);
    const edited = new Set(
      origins.filter((origin, index) => origin !== undefined && !equalJson(before[origin], after[index])),
    );
    return before.filter((_, index) => !edited.has(index));
  }
  if (!isObject(before) || !isObject(after)) return before;
  return Object.fromEntries(
    Object.entries(before).map(([key, value]) => [key, key in after ? withoutEditedItems(value, after[key]) : value]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
