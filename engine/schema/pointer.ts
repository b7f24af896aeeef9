/** Splits a JSON pointer (RFC 6901) into its unescaped tokens. "" is the whole document. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  const tokens = pointer.slice(1).split('/');
  // Hardly a name has an escape, and pointers are read by the thousand.
  if (!pointer.includes('~')) return tokens;
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Joins tokens to a JSON pointer (RFC 6901). */
export function formatPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapeToken(String(token))}`).join('');
}

function escapeToken(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}

/** The value at a pointer; undefined where the document has none. */
export function getAt(document: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>((value, token) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    return (value as Record<string, unknown>)[token];
  }, document);
}

/**
 * A copy of the document with another value at the pointer; unchanged parts are shared with the original. Missing
 * objects and lists on the way are created. `undefined` removes a property, and empties an index of a list.
 */
export function setAt<T>(document: T, pointer: string, value: unknown): T {
  return setTokens(document, parsePointer(pointer), value) as T;
}

function setTokens(node: unknown, tokens: string[], value: unknown): unknown {
  const [token, ...rest] = tokens;
  if (token === undefined) return value;
  if (Array.isArray(node) || (node === undefined && /^\d+$/.test(token))) {
    const list = Array.isArray(node) ? [...node] : [];
    list[Number(token)] = setTokens(list[Number(token)], rest, value);
    return list;
  }
  const object: Record<string, unknown> = typeof node === 'object' && node !== null ? { ...node } : {};
  const next = setTokens(Object.hasOwn(object, token) ? object[token] : undefined, rest, value);
  if (next === undefined) delete object[token];
  else Object.defineProperty(object, token, { value: next, enumerable: true, writable: true, configurable: true });
  return object;
}
