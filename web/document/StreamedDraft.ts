import { completeFrom } from '#engine/merge/completeFrom.ts';
import { matchItems } from '#engine/merge/matchItems.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** The state when a generation starts. */
interface Beginning {
  /** The server's content. */
  base: ToolsetDocument;
  /** The same with the person's unsaved edits. */
  content: ToolsetDocument;
  /** Pointers of the only fields to generate; null: all. */
  fields: readonly string[] | null;
}

/**
 * The content of a page while a generation streams into it, by two merges: the partial document with the edits made
 * before the generation began, and the result with the edits made since. So the partial text can be removed again
 * exactly.
 */
export class StreamedDraft {
  readonly #before: ToolsetDocument;
  readonly #content: ToolsetDocument;
  readonly #compute: (content: ToolsetDocument) => ToolsetDocument;
  /** The page's content without edits since the start. */
  #shown: ToolsetDocument;

  constructor({ base, content, fields }: Beginning, compute: (content: ToolsetDocument) => ToolsetDocument) {
    // Requested fields are replaced, unsaved edits in them included. In a whole draft, edited items stay beside the new
    // ones.
    this.#before = fields
      ? fields.reduce(takeField(content), base)
      : (withoutEditedItems(base, content) as ToolsetDocument);
    this.#content = this.#shown = content;
    this.#compute = compute;
  }

  /** The page's content when the generation began. */
  get start(): ToolsetDocument {
    return this.#content;
  }

  /** @param present the page's content. @param partial the document generated so far. @returns the content to show. */
  showPartial(present: ToolsetDocument, partial: ToolsetDocument): ToolsetDocument {
    return this.finish(present, completeFrom(partial, this.#before) as ToolsetDocument);
  }

  /** @param draft the complete generated document. */
  finish(present: ToolsetDocument, draft: ToolsetDocument): ToolsetDocument {
    const shown = this.#compute(mergeDocuments(this.#before, this.#content, draft).document);
    const next = mergeDocuments(this.#shown, present, shown).document;
    this.#shown = shown;
    return next;
  }

  /** @returns `present` without generated content. */
  withdraw(present: ToolsetDocument): ToolsetDocument {
    return mergeDocuments(this.#shown, present, this.#content).document;
  }
}

/** Takes a field over, wherever its item stands in `content` by now. */
function takeField(content: ToolsetDocument) {
  return (base: ToolsetDocument, pointer: string): ToolsetDocument => {
    const place = toItemPointer(base, pointer);
    const value = getAt(content, (place && fromItemPointer(content, place)) ?? pointer);
    return value === undefined && getAt(base, pointer) === undefined ? base : setAt(base, pointer, value);
  };
}

/** `before` without the items that were edited in `after`, which a merge then treats as additions. */
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
