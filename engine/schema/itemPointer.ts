import { formatPointer, parsePointer } from './pointer.ts';

/**
 * A JSON pointer in which the items of lists stand by their ids, so that it leads to the same place after the list was
 * sorted. null where it leads through an item that has no id, or that is not there.
 */
export function toItemPointer(document: unknown, pointer: string): string | null {
  return translate(document, pointer, (items, token) => {
    const id = /^\d+$/.test(token) ? idOf(items[Number(token)]) : undefined;
    return id === undefined ? null : { token: id, index: Number(token) };
  });
}

/** The JSON pointer into a document that such a pointer leads to; null where the item is not there any more. */
export function fromItemPointer(document: unknown, itemPointer: string): string | null {
  return translate(document, itemPointer, (items, token) => {
    const index = items.findIndex((item) => idOf(item) === token);
    return index === -1 ? null : { token: String(index), index };
  });
}

function translate(
  document: unknown,
  pointer: string,
  find: (items: readonly unknown[], token: string) => { token: string; index: number } | null,
): string | null {
  const tokens: string[] = [];
  let value = document;
  for (const token of parsePointer(pointer)) {
    if (Array.isArray(value)) {
      const found = find(value, token);
      if (!found) return null;
      tokens.push(found.token);
      value = value[found.index];
    } else {
      tokens.push(token);
      value = isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
    }
  }
  return formatPointer(tokens);
}

function idOf(item: unknown): string | undefined {
  return isObject(item) && typeof item['id'] === 'string' && item['id'] !== '' ? item['id'] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
