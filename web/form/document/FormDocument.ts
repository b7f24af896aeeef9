import { getAt, setAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { applyComputed } from '#engine/validation/applyComputed.ts';

import { changedPointers } from './changedPointers.ts';
import { EditedPointers } from './EditedPointers.ts';
import { FormErrors } from './FormErrors.ts';
import type { Journal } from './Journal.ts';
import { Listeners } from './Listeners.ts';
import { mergeGenerated } from './mergeGenerated.ts';
import { putAt } from './putAt.ts';
import { textToValue } from './textToValue.ts';

/** How long typing rests before the text goes from the input into the document. */
const idleMilliseconds = 500;

interface Callbacks {
  onChange?: ((content: ToolsetDocument) => void) | undefined;
  onEdit?: (() => void) | undefined;
}

/**
 * The document that a form edits. Inputs hold their own text while somebody types, so a letter changes nothing here but
 * a note of what is pending; everybody who shows a part of the document hears of that part alone.
 */
export class FormDocument {
  readonly errors = new FormErrors();
  callbacks: Callbacks = {};
  journal: Journal | null = null;
  #definition: ToolsetDefinition;
  #content: ToolsetDocument;
  #pending = new Map<string, string>();
  #edited: EditedPointers;
  #isDirty = false;
  /** The document at the last flush, which a save may be on its way with. */
  #flushed: ToolsetDocument | null = null;
  /** What had been edited when a generation began; null while none is running or expected to end. */
  #editedBefore: EditedPointers | null = null;
  #lastFromOutside: ToolsetDocument | null;
  #emitted = new WeakSet<ToolsetDocument>();
  #listeners = new Listeners();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastLetter = 0;

  /** `saved` where the content holds unsaved work of earlier: what differs from it was changed by hand. */
  constructor(definition: ToolsetDefinition, content: ToolsetDocument | null, saved?: ToolsetDocument) {
    this.#definition = definition;
    this.#lastFromOutside = content;
    this.#edited = editedSince(saved, content);
    this.#content = applyComputed(content ?? {}, definition.manifest.computed);
  }

  get content(): ToolsetDocument {
    return this.#content;
  }

  value(pointer: string): unknown {
    return getAt(this.#content, pointer);
  }

  /** What an input shows: the letters in hand, else what the document holds. */
  text(pointer: string): string {
    const pending = this.#pending.get(pointer);
    if (pending !== undefined) return pending;
    const value = this.value(pointer);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  isPending(pointer: string): boolean {
    return this.#pending.has(pointer);
  }

  subscribe(pointer: string, listener: () => void): () => void {
    return this.#listeners.add(pointer, listener);
  }

  editedPointers(): string[] {
    return this.#edited.list();
  }

  /** A letter was typed. Nothing is drawn again because of it. */
  type(pointer: string, text: string): void {
    this.#pending.set(pointer, text);
    this.journal?.writeTyped(this.#pending);
    this.#edited.add(pointer);
    this.#becomeDirty();
    this.#lastLetter = performance.now();
    this.#timer ??= setTimeout(this.#commitWhenIdle, idleMilliseconds);
  }

  // One timer that looks again, not a new one for each letter.
  #commitWhenIdle = (): void => {
    const rest = idleMilliseconds - (performance.now() - this.#lastLetter);
    if (rest > 5) this.#timer = setTimeout(this.#commitWhenIdle, rest);
    else this.commit();
  };

  /** Takes the letters in hand into the document. */
  commit(): void {
    this.#stopTimer();
    if (this.#pending.size === 0) return;
    let next = this.#content;
    for (const [pointer, text] of this.#pending) {
      next = putAt(next, pointer, this.#toValue(pointer, text), this.#definition.schema);
    }
    const pointers = [...this.#pending.keys()];
    this.#pending.clear();
    this.#change(next, pointers);
  }

  set(pointer: string, value: unknown): void {
    this.commit();
    this.#edited.add(pointer);
    this.#change(putAt(this.#content, pointer, value, this.#definition.schema), [pointer]);
  }

  insertItem(list: string, index: number, item: unknown): void {
    this.#rearrange(
      list,
      (items) => items.toSpliced(index, 0, item),
      (at) => (at >= index ? at + 1 : at),
    );
    this.#edited.add(`${list}/${index}`);
  }

  removeItem(list: string, index: number): void {
    const toIndex = (at: number) => (at === index ? undefined : at > index ? at - 1 : at);
    this.#rearrange(list, (items) => items.toSpliced(index, 1), toIndex);
  }

  moveItem(list: string, from: number, to: number): void {
    const toIndex = (at: number) => {
      if (at === from) return to;
      if (from < to) return at > from && at <= to ? at - 1 : at;
      return at >= to && at < from ? at + 1 : at;
    };
    this.#rearrange(list, (items) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]), toIndex);
  }

  /** Everything typed, at once; the caller is about to save or to leave. */
  flush(): ToolsetDocument {
    this.commit();
    this.#flushed = this.#content;
    return this.#content;
  }

  markSaved(content?: ToolsetDocument): void {
    const isUntouched = this.#flushed === this.#content && this.#pending.size === 0;
    this.#flushed = null;
    if (!isUntouched) return;
    this.#edited.clear();
    this.#isDirty = false;
    this.journal?.clear();
    if (content) {
      this.#lastFromOutside = content;
      this.#show(content);
    }
  }

  reset(content: ToolsetDocument | null, saved?: ToolsetDocument): void {
    this.#stopTimer();
    this.#pending.clear();
    this.#edited = editedSince(saved, content);
    this.#isDirty = false;
    this.#editedBefore = null;
    this.#flushed = null;
    this.#lastFromOutside = content;
    this.errors.replace([]);
    this.journal?.clear();
    // Another document, not an edit of the one before: what was suggested in that one says nothing about choices in this one.
    this.#show(content ?? {}, null);
  }

  /** A generation begins: from now on what was edited by hand is what must stay. */
  beginGeneration(): void {
    this.commit();
    this.#editedBefore = new EditedPointers();
    this.#editedBefore.replaceWith(this.#edited);
  }

  showGenerated(generated: ToolsetDocument): void {
    this.#mergeGenerated(generated, false);
  }

  /** The page handed a document in. The form's own echo changes nothing, and what a person edited stays. */
  receive(content: ToolsetDocument | null): void {
    if (content === this.#lastFromOutside || (content && this.#emitted.has(content))) return;
    this.#lastFromOutside = content;
    this.commit();
    this.#mergeGenerated(content ?? {}, true);
    this.#editedBefore = null;
  }

  #mergeGenerated(generated: ToolsetDocument, whole: boolean): void {
    const editedBefore = this.#editedBefore ?? new EditedPointers();
    const merged = mergeGenerated(this.#content, generated, { edited: this.#edited, editedBefore, whole });
    this.#show(merged as ToolsetDocument);
  }

  #rearrange(
    list: string,
    change: (items: unknown[]) => unknown[],
    toIndex: (index: number) => number | undefined,
  ): void {
    this.commit();
    const items = this.value(list);
    this.#edited.moveItems(list, toIndex);
    this.errors.moveItems(list, toIndex);
    this.#change(setAt(this.#content, list, change(Array.isArray(items) ? items : [])), [list]);
  }

  #change(next: ToolsetDocument, pointers: string[]): void {
    this.#becomeDirty();
    this.#show(next);
    for (const pointer of pointers) this.errors.clearAt(pointer);
    this.journal?.writeDocument(this.#content);
    this.#emitted.add(this.#content);
    this.callbacks.onChange?.(this.#content);
  }

  #show(next: ToolsetDocument, editOf: ToolsetDocument | null = this.#content): void {
    const before = this.#content;
    this.#content = applyComputed(next, this.#definition.manifest.computed, editOf ?? undefined);
    this.#listeners.notify(before, this.#content);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #becomeDirty(): void {
    if (this.#isDirty) return;
    this.#isDirty = true;
    this.callbacks.onEdit?.();
  }

  #toValue(pointer: string, text: string): unknown {
    const node = schemaAt(this.#definition.schema, pointer);
    return node ? textToValue(text, node, pointer) : text;
  }
}

function editedSince(saved: ToolsetDocument | undefined, content: ToolsetDocument | null): EditedPointers {
  return new EditedPointers(saved ? changedPointers(saved, content ?? {}) : []);
}
