import type { Locks } from '#engine/locks/Locks.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { toItemPointer } from '#engine/schema/itemPointer.ts';

/** own: the place itself is locked; around: it stands in something that is. */
export type LockState = 'own' | 'around' | null;

/** What no generation changes in the open document. Places follow their items. */
export class LockedPlaces {
  #locks: Locks = [];
  #listeners = new Set<() => void>();

  get all(): Locks {
    return this.#locks;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over what the server has locked. */
  note({ content, locks: pointers }: Pick<ToolsetState, 'content' | 'locks'>): void {
    const locks = pointers.flatMap((pointer) => toItemPointer(content, pointer) ?? []);
    if (locks.length === this.#locks.length && locks.every((lock, index) => lock === this.#locks[index])) return;
    this.#locks = locks;
    for (const listener of this.#listeners) listener();
  }

  at(document: unknown, pointer: string): LockState {
    const place = this.#locks.length === 0 ? null : toItemPointer(document, pointer);
    if (place === null) return null;
    if (this.#locks.includes(place)) return 'own';
    return this.#locks.some((lock) => place.startsWith(`${lock}/`)) ? 'around' : null;
  }

  /** Whether a reader should be told at this place: where the lock is, and at each item of a locked list. */
  isToldAt(document: unknown, pointer: string): boolean {
    const state = this.at(document, pointer);
    if (state !== 'around') return state === 'own';
    const [, list] = /^(.*)\/\d+$/.exec(pointer) ?? [];
    return list !== undefined && this.at(document, list) === 'own';
  }
}
