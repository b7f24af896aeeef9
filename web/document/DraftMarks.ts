import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Change } from '#engine/difference/Change.ts';
import { findGenerated, type DraftVersions } from '#engine/difference/findGenerated.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { Listeners } from './Listeners.ts';

type Compared = Omit<DraftVersions, 'present'>;

const none: readonly Change[] = [];

/** What the model changed and nobody has edited since, by field. */
export class DraftMarks {
  readonly #definition: ToolsetDefinition;
  #versions: Compared | null = null;
  #changes = none;
  #current: { change: Change; index: number } | null = null;
  #byPointer = new Map<string, Change>();
  #listeners = new Listeners();
  #all = new Set<() => void>();

  constructor(definition: ToolsetDefinition) {
    this.#definition = definition;
  }

  /** In the order of the form. */
  get all(): readonly Change[] {
    return this.#changes;
  }

  /** The change of a field, or an item that was added. */
  at(pointer: string): Change | undefined {
    return this.#byPointer.get(pointer);
  }

  /** The index of the change that was last stepped to; -1 where there is none, or it has been edited since. */
  get position(): number {
    const change = this.#current?.change;
    if (!change) return -1;
    const position = this.#changes.indexOf(change);
    // An edit that was taken back leaves the change as it was, but not the same object.
    return position === -1 ? this.#changes.findIndex((each) => isAlike(each, change)) : position;
  }

  /** Goes on to the next change, or back to the one before; round at both ends. */
  step(by: 1 | -1): Change | undefined {
    const total = this.#changes.length;
    const before = by === 1 ? -1 : 0;
    // Where the last one has been edited since, its index is that of the one after it.
    const edited = this.#current ? this.#current.index + before : before;
    const from = this.position === -1 ? edited : this.position;
    return this.stepTo(this.#changes[(from + by + total) % total]);
  }

  stepTo(change: Change | undefined): Change | undefined {
    this.#current = change ? { change, index: this.#changes.indexOf(change) } : null;
    this.#notify();
    return change;
  }

  subscribe(listener: () => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  subscribeAt(pointer: string, listener: () => void): () => void {
    return this.#listeners.add(pointer, listener);
  }

  /** Compares the content with other versions from now on; null: there is no draft to compare. */
  compare(versions: Compared | null, present: ToolsetDocument): void {
    this.#versions = versions;
    this.refresh(present);
  }

  refresh(present: ToolsetDocument): void {
    if (!this.#versions) return this.#replace(none);
    const found = findGenerated(this.#definition, { ...this.#versions, present });
    this.#replace(found.map((change) => this.#changes.find((each) => isSame(each, change)) ?? change));
  }

  #replace(changes: readonly Change[]): void {
    const before = this.#changes;
    if (changes.length === before.length && changes.every((change, index) => change === before[index])) return;
    const earlier = this.#byPointer;
    this.#changes = changes;
    this.#byPointer = new Map(
      changes.filter(({ kind }) => kind !== 'removed').map((change) => [change.pointer, change]),
    );
    const touched = new Set([...earlier.keys(), ...this.#byPointer.keys()]);
    this.#listeners.notifyAt([...touched].filter((pointer) => earlier.get(pointer) !== this.#byPointer.get(pointer)));
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#all) listener();
  }
}

function isAlike(one: Change, other: Change): boolean {
  return (
    one.pointer === other.pointer &&
    one.kind === other.kind &&
    equalJson(one.before, other.before) &&
    equalJson(one.after, other.after)
  );
}

function isSame(one: Change, other: Change): boolean {
  return (
    one.pointer === other.pointer &&
    one.kind === other.kind &&
    one.origin === other.origin &&
    Object.is(one.before, other.before) &&
    Object.is(one.after, other.after)
  );
}
