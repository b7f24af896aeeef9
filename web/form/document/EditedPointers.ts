import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';

/** The places of a document that a person changed. They follow their items when a list is put in another order. */
export class EditedPointers {
  #pointers: Set<string>;

  constructor(pointers: Iterable<string> = []) {
    this.#pointers = new Set(pointers);
  }

  add(pointer: string): void {
    this.#pointers.add(pointer);
  }

  clear(): void {
    this.#pointers.clear();
  }

  has(pointer: string): boolean {
    return this.#pointers.has(pointer);
  }

  /** Whether the place itself or something inside it was changed. */
  hasWithin(pointer: string): boolean {
    if (this.#pointers.has(pointer)) return true;
    const start = `${pointer}/`;
    for (const each of this.#pointers) if (each.startsWith(start)) return true;
    return false;
  }

  list(): string[] {
    return [...this.#pointers];
  }

  replaceWith(other: EditedPointers): void {
    this.#pointers = new Set(other.#pointers);
  }

  /** `toIndex` gives an item's new place, or undefined when it is gone. */
  moveItems(list: string, toIndex: (index: number) => number | undefined): void {
    const moved = this.list().map((pointer) => movePointer(pointer, list, toIndex));
    this.#pointers = new Set(moved.filter((pointer) => pointer !== undefined));
  }
}

/** The pointer after the items of a list took other places; undefined when its item is gone. */
export function movePointer(
  pointer: string,
  list: string,
  toIndex: (index: number) => number | undefined,
): string | undefined {
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [index, ...rest] = parsePointer(pointer.slice(list.length));
  const next = toIndex(Number(index));
  return next === undefined ? undefined : list + formatPointer([next, ...rest]);
}
