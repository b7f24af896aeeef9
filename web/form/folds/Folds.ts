import { flushSync } from 'react-dom';

import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';

/** Opens the child of this name, which may be an item's index, on the way to a field. */
type Opener = (name: string, pointer: string) => void;

/** The folded parts of a form. What is folded is not mounted, so a field must be revealed before it can be focused. */
export class Folds {
  #openers = new Map<string, Opener>();

  register(pointer: string, opener: Opener): () => void {
    this.#openers.set(pointer, opener);
    return () => {
      if (this.#openers.get(pointer) === opener) this.#openers.delete(pointer);
    };
  }

  /** Opens everything around a field, from the outside in: parts further in are mounted by those around them. */
  reveal(pointer: string): void {
    const tokens = parsePointer(pointer);
    tokens.forEach((token, depth) => {
      const opener = this.#openers.get(formatPointer(tokens.slice(0, depth)));
      if (opener) flushSync(() => opener(token, pointer));
    });
  }
}
