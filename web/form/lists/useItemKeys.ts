import { useMemo, useState } from 'react';

/** React keys that stay with items when they move, so that inputs are moved instead of refilled. */
class ItemKeys {
  #keys: string[] = [];
  #last = 0;

  /** Adjusts the number of keys to that of the items; keys are added or removed at the end. */
  fit(length: number): readonly string[] {
    while (this.#keys.length < length) this.#keys.push(this.#create());
    this.#keys.length = length;
    return [...this.#keys];
  }

  at(index: number): string | undefined {
    return this.#keys[index];
  }

  insert(index: number): void {
    this.#keys.splice(index, 0, this.#create());
  }

  remove(index: number): void {
    this.#keys.splice(index, 1);
  }

  move(from: number, to: number): void {
    const [key] = this.#keys.splice(from, 1);
    if (key !== undefined) this.#keys.splice(to, 0, key);
  }

  #create(): string {
    this.#last += 1;
    return `item-${this.#last}`;
  }
}

export function useItemKeys(): { itemKeys: ItemKeys; redraw: () => void } {
  const itemKeys = useMemo(() => new ItemKeys(), []);
  const [, setTurn] = useState(0);
  return useMemo(() => ({ itemKeys, redraw: () => setTurn((turn) => turn + 1) }), [itemKeys]);
}
