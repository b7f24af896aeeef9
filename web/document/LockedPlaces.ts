import type { Locks } from '#engine/locks/Locks.ts';
import { placesOf } from '#engine/locks/placesOf.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { toItemPointer } from '#engine/schema/itemPointer.ts';

/** own: the place itself is locked; around: it stands in something that is. */
export type LockState = 'own' | 'around' | null;

/** What no generation changes in the open document. Places follow their items. */
export class LockedPlaces {
  #locks: Locks = [];
  #listeners = new Set<() => void>();
  #begun = 0;

  get all(): Locks {
    return this.#locks;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Call it before the server is asked or told; the answer counts as long as nothing else has been begun. */
  begin(): () => boolean {
    const turn = (this.#begun += 1);
    return () => turn === this.#begun;
  }

  /** Takes over what the server has locked. */
  note({ content, locks: pointers }: Pick<ToolsetState, 'content' | 'locks'>): void {
    const locks = placesOf(content, pointers);
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
