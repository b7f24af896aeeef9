import type { FieldError } from '#engine/protocol/errors.ts';
import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';

import { Listeners } from './Listeners.ts';

const none: readonly FieldError[] = [];

/** An item's new index; undefined when it was removed. */
export type MoveIndex = (index: number) => number | undefined;

/** The visible errors, by field. */
export class FieldErrors {
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

  /** Hides the errors of an edited field until the next validation. */
  clearAt(pointer: string): void {
    if (this.#errors.some(({ path }) => path === pointer)) {
      this.replace(this.#errors.filter(({ path }) => path !== pointer));
    }
  }

  moveItems(list: string, toIndex: MoveIndex): void {
    this.replace(
      this.#errors.flatMap((error) => {
        const path = movePointer(error.path, list, toIndex);
        return path === undefined ? [] : [{ ...error, path }];
      }),
    );
  }
}

function movePointer(pointer: string, list: string, toIndex: MoveIndex): string | undefined {
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [index, ...rest] = parsePointer(pointer.slice(list.length));
  const next = toIndex(Number(index));
  return next === undefined ? undefined : list + formatPointer([next, ...rest]);
}
