import { applyComputed } from '#engine/computed/applyComputed.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { FieldError } from '#engine/protocol/errors.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';

import { DraftMarks } from './DraftMarks.ts';
import { DraftRemarks } from './DraftRemarks.ts';
import { EditHistory } from './EditHistory.ts';
import { FieldErrors, type MoveIndex } from './FieldErrors.ts';
import { findFaults } from './findFaults.ts';
import { Listeners } from './Listeners.ts';
import { LockedPlaces } from './LockedPlaces.ts';
import { putAt } from './putAt.ts';
import { isNextItem, putText } from './putText.ts';

/** Debounce in milliseconds until typed text is committed to the content. */
const idleMilliseconds = 500;

/** A toolset's definition as loaded by the browser. */
export interface DocumentSource {
  definition: ToolsetDefinition;
  /** Resolves with the function exported by the module at `validatorUrl`. */
  loadValidator: () => Promise<DocumentValidator>;
}

interface EditObserver {
  /** Called after each key, with all uncommitted texts. */
  onType: (letters: ReadonlyMap<string, string>) => void;
  /** Called after each edit of the content, and when one is taken back or made again. */
  onEdit: (isTakenBack: boolean) => void;
}

/**
 * The content that a form shows and edits. Inputs hold their own text: a key only updates `letters`, the uncommitted
 * texts by pointer, which are committed to the content after a pause (debounce) or when the field is left. A pointer
 * ending in "-" (RFC 6901: after the last item) is an item still being typed; it is added when its input is left or on
 * saving. Listeners are notified only of changes to their part.
 */
export class EditableDocument {
  readonly errors = new FieldErrors();
  readonly marks: DraftMarks;
  readonly remarks = new DraftRemarks();
  readonly locked = new LockedPlaces();
  /** Edits made elsewhere than in inputs, which take their text back by themselves. */
  readonly history = new EditHistory();
  readonly source: DocumentSource;
  observer: EditObserver | null = null;
  #content: ToolsetDocument;
  #figures: Figures;
  #letters = new Map<string, string>();
  #listeners = new Listeners();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastLetter = 0;
  #leads = new Set<(pointer: string) => void>();

  constructor(source: DocumentSource, content: ToolsetDocument | null, figures: Figures = {}) {
    this.#figures = figures;
    this.source = source;
    this.marks = new DraftMarks(source.definition);
    this.#content = this.compute(content ?? {});
  }

  get content(): ToolsetDocument {
    return this.#content;
  }

  /** Uncommitted texts, by pointer. */
  get letters(): ReadonlyMap<string, string> {
    return this.#letters;
  }

  value(pointer: string): unknown {
    return getAt(this.#content, pointer);
  }

  /** The text of an input: uncommitted text, else the content. */
  text(pointer: string): string {
    const letters = this.#letters.get(pointer);
    if (letters !== undefined) return letters;
    const value = this.value(pointer);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  subscribe(pointer: string, listener: () => void): () => void {
    return this.#listeners.add(pointer, listener);
  }

  /** Notes the text of an input. Nothing is re-rendered. */
  type(pointer: string, text: string): void {
    this.#letters.set(pointer, text);
    this.#lastLetter = performance.now();
    this.#timer ??= setTimeout(this.#commitWhenIdle, idleMilliseconds);
    this.observer?.onType(this.#letters);
  }

  // Reschedules itself, which is cheaper than a new timer for each letter.
  #commitWhenIdle = (): void => {
    const rest = idleMilliseconds - (performance.now() - this.#lastLetter);
    if (rest > 5) this.#timer = setTimeout(this.#commitWhenIdle, rest);
    else this.commit();
  };

  /** Puts the letters of all fields into the content, and those of the unfinished item at `pointer`. */
  commit(pointer?: string): void {
    this.#take((each) => each === pointer || !isNextItem(each));
  }

  /** Puts all letters into the content, unfinished items included. */
  flush(): ToolsetDocument {
    this.#take(() => true);
    return this.#content;
  }

  set(pointer: string, value: unknown): void {
    this.commit();
    this.#edit(putAt(this.#content, pointer, value, this.source.definition.schema), [pointer]);
  }

  /** Puts values at their pointers as one edit of `pointer`, which can be taken back. */
  change(pointer: string, values: ReadonlyMap<string, unknown>): void {
    this.commit();
    const before = this.#content;
    let next = before;
    for (const [at, value] of values) next = putAt(next, at, value, this.source.definition.schema);
    this.#edit(next, [...values.keys()]);
    this.history.record({ pointer, before, after: this.#content });
  }

  /** Notes what was written at `pointer` since `before` as one edit, which can be taken back. */
  noteWriting(pointer: string, before: ToolsetDocument): void {
    this.history.record({ pointer, before, after: this.#content });
  }

  /** Takes the last such edit back. Returns the pointer of what was edited, null without an edit. */
  undo(): string | null {
    this.commit();
    return this.#show(this.history.takeBack(this.#content));
  }

  /** Makes the edit again that was taken back last. Returns the pointer of what was edited, null without an edit. */
  redo(): string | null {
    this.commit();
    return this.#show(this.history.makeAgain(this.#content));
  }

  insertItem(list: string, index: number, item: unknown): void {
    const toIndex = (at: number) => (at >= index ? at + 1 : at);
    this.#rearrange(list, (items) => items.toSpliced(index, 0, item), toIndex);
  }

  removeItem(list: string, index: number): void {
    const toIndex = (at: number) => (at === index ? undefined : at > index ? at - 1 : at);
    this.#rearrange(list, (items) => items.toSpliced(index, 1), toIndex);
  }

  /**
   * Takes away an item that was left without a word. `was`: what it said before that; without it there is nothing to
   * take back.
   */
  dropItem(list: string, index: number, was?: unknown): void {
    const toIndex = (at: number) => (at === index ? undefined : at > index ? at - 1 : at);
    this.commit();
    const before = this.#content;
    this.errors.moveItems(list, toIndex);
    const items = this.value(list);
    if (!Array.isArray(items)) return;
    this.#edit(setAt(before, list, items.toSpliced(index, 1)), [list]);
    if (was !== undefined)
      this.history.record({ pointer: list, before: setAt(before, `${list}/${index}`, was), after: this.#content });
  }

  moveItem(list: string, from: number, to: number): void {
    const toIndex = (at: number) => {
      if (at === from) return to;
      if (from < to) return at > from && at <= to ? at - 1 : at;
      return at >= to && at < from ? at + 1 : at;
    };
    this.#rearrange(list, (items) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]), toIndex);
  }

  /** Moves an item into another list, as one edit. */
  moveItemTo(from: { list: string; index: number }, to: { list: string; index: number }): void {
    this.commit();
    const before = this.#content;
    const item = this.value(`${from.list}/${from.index}`);
    const [own, other] = [from.list, to.list].map((list) => this.value(list));
    const others = Array.isArray(other) ? (other as unknown[]) : [];
    if (!Array.isArray(own) || item === undefined) return;
    const moved = withFreeId(item, others);
    const without = setAt(before, from.list, own.toSpliced(from.index, 1));
    this.errors.moveItems(from.list, (at) => (at === from.index ? undefined : at > from.index ? at - 1 : at));
    this.errors.moveItems(to.list, (at) => (at >= to.index ? at + 1 : at));
    this.#edit(setAt(without, to.list, others.toSpliced(to.index, 0, moved)), [from.list, to.list]);
    this.history.record({ pointer: `${to.list}/${to.index}`, before, after: this.#content });
  }

  /** Shows content from elsewhere. `previous`: the content it is based on, null for another document. */
  show(content: ToolsetDocument, previous: ToolsetDocument | null = this.#content): void {
    const before = this.#content;
    this.#content = this.compute(content, previous ?? undefined);
    this.#listeners.notify(before, this.#content);
    this.marks.refresh(this.#content);
  }

  /** Shows another document; drops uncommitted texts and errors. */
  replace(content: ToolsetDocument): void {
    const dropped = [...this.#letters.keys()];
    this.#letters.clear();
    this.errors.replace([]);
    this.history.clear();
    this.show(content, null);
    this.#listeners.notifyAt(dropped);
  }

  /**
   * Validates the content with all letters, shows its errors and focuses them; by itself, only what is not being typed,
   * and nothing is shown. Returns whether it is valid.
   */
  async check(language: Language, { byItself = false } = {}): Promise<boolean> {
    const validator = await this.source.loadValidator();
    if (byItself) this.commit();
    const faults = findFaults(validator, byItself ? this.#content : this.flush(), language);
    if (!byItself) this.showErrors(faults);
    return faults.length === 0;
  }

  /** Shows errors of the whole content, from the browser's or the server's validation. */
  showErrors(errors: readonly FieldError[]): void {
    this.errors.replace(errors);
    if (errors.length > 0) this.requestFocus('');
  }

  /** Asks the form to focus a field; "" for the error summary. */
  requestFocus(pointer: string): void {
    for (const lead of this.#leads) lead(pointer);
  }

  onFocusRequest(listener: (pointer: string) => void): () => void {
    this.#leads.add(listener);
    return () => this.#leads.delete(listener);
  }

  /** Takes note of what other toolsets say from now on; what follows from it is computed with the next content. */
  takeFigures(figures: Figures): void {
    this.#figures = figures;
  }

  compute(content: ToolsetDocument, previous?: ToolsetDocument): ToolsetDocument {
    return applyComputed(content, this.source.definition.manifest, { previous, figures: this.#figures });
  }

  #show(step: { pointer: string; content: ToolsetDocument } | null): string | null {
    if (!step) return null;
    // Computed values are those of that time, also where a person had chosen another.
    this.#edit(step.content, [step.pointer], null);
    return step.pointer;
  }

  #take(isWanted: (pointer: string) => boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const pointers = [...this.#letters.keys()].filter(isWanted);
    if (pointers.length === 0) return;
    let next = this.#content;
    for (const pointer of pointers) {
      next = putText(next, pointer, this.#letters.get(pointer) ?? '', this.source.definition.schema);
      this.#letters.delete(pointer);
    }
    this.#edit(next, pointers);
    this.#listeners.notifyAt(pointers.filter(isNextItem));
  }

  #rearrange(list: string, change: (items: unknown[]) => unknown[], toIndex: MoveIndex): void {
    this.commit();
    const before = this.#content;
    const items = this.value(list);
    this.errors.moveItems(list, toIndex);
    this.#edit(setAt(before, list, change(Array.isArray(items) ? items : [])), [list]);
    this.history.record({ pointer: list, before, after: this.#content });
  }

  #edit(next: ToolsetDocument, pointers: string[], previous: ToolsetDocument | null = this.#content): void {
    this.show(next, previous);
    for (const pointer of pointers) this.errors.clearAt(pointer);
    this.observer?.onEdit(previous === null);
  }
}

/** An id is an item's own in its list alone: where another has it there, saving gives a new one. */
function withFreeId(item: unknown, others: readonly unknown[]): unknown {
  if (typeof item !== 'object' || item === null || !('id' in item)) return item;
  const { id, ...rest } = item;
  const isTaken = others.some(
    (other) => typeof other === 'object' && other !== null && 'id' in other && other.id === id,
  );
  return isTaken ? rest : item;
}
