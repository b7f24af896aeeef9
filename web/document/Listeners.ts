import { parsePointer } from '#engine/schema/pointer.ts';

type Listener = () => void;

/** Listeners by JSON pointer. */
export class Listeners {
  #byPointer = new Map<string, { tokens: string[]; listeners: Set<Listener> }>();

  add(pointer: string, listener: Listener): () => void {
    const entry = this.#byPointer.get(pointer) ?? { tokens: parsePointer(pointer), listeners: new Set() };
    this.#byPointer.set(pointer, entry);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size === 0 && this.#byPointer.get(pointer) === entry) this.#byPointer.delete(pointer);
    };
  }

  /** Notifies the listeners at every pointer whose value changed. Unchanged parts are compared by identity. */
  notify(before: unknown, after: unknown): void {
    const called: Listener[] = [];
    for (const { tokens, listeners } of this.#byPointer.values()) {
      if (!Object.is(walk(before, tokens), walk(after, tokens))) called.push(...listeners);
    }
    for (const listener of called) listener();
  }

  notifyAt(pointers: Iterable<string>): void {
    for (const pointer of pointers) this.#byPointer.get(pointer)?.listeners.forEach((listener) => listener());
  }
}

function walk(value: unknown, tokens: string[]): unknown {
  let current = value;
  for (const token of tokens) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<string, unknown>)[token];
  }
  return current;
}
