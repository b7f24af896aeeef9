import type { FieldError } from '#engine/protocol/errors.ts';

import { movePointer } from './EditedPointers.ts';
import { Listeners } from './Listeners.ts';

const none: readonly FieldError[] = [];

/** What is wrong with which field, as far as it is known and shown. */
export class FormErrors {
  #errors = none;
  #listeners = new Listeners();
  #all = new Set<() => void>();

  get all(): readonly FieldError[] {
    return this.#errors;
  }

  at(pointer: string): string | undefined {
    return this.#errors.find((error) => error.path === pointer)?.message;
  }

  subscribe(listener: () => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  subscribeAt(pointer: string, listener: () => void): () => void {
    return this.#listeners.add(pointer, listener);
  }

  replace(errors: readonly FieldError[]): void {
    if (errors.length === 0 && this.#errors.length === 0) return;
    const touched = new Set([...this.#errors, ...errors].map(({ path }) => path));
    this.#errors = errors;
    this.#listeners.notifyAt(touched);
    for (const listener of this.#all) listener();
  }

  /** An error that was answered by an edit goes; the next check says whether it is really gone. */
  clearAt(pointer: string): void {
    if (this.#errors.some(({ path }) => path === pointer)) {
      this.replace(this.#errors.filter(({ path }) => path !== pointer));
    }
  }

  moveItems(list: string, toIndex: (index: number) => number | undefined): void {
    this.replace(
      this.#errors.flatMap((error) => {
        const path = movePointer(error.path, list, toIndex);
        return path === undefined ? [] : [{ ...error, path }];
      }),
    );
  }
}
