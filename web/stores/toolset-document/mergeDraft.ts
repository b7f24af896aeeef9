import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/**
 * The finished draft with everything that a person typed while it was written. With chosen fields only those come from
 * the draft; the rest stays as it stood on the page, saved or not.
 */
export function mergeDraft(
  draft: ToolsetDocument,
  shown: ToolsetDocument,
  chosen: readonly string[] | null,
  edited: readonly string[],
): ToolsetDocument {
  let merged: ToolsetDocument = structuredClone(chosen ? shown : draft);
  for (const pointer of chosen ?? []) merged = write(merged, pointer, read(draft, pointer));
  for (const pointer of edited) {
    const isChosen = chosen?.some((one) => pointer === one || pointer.startsWith(`${one}/`)) ?? true;
    if (isChosen) merged = write(merged, pointer, read(shown, pointer));
  }
  return merged;
}

const tokensOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

function read(document: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce<unknown>(
    (value, token) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[token] : undefined,
    document,
  );
}

function write(document: ToolsetDocument, pointer: string, value: unknown): ToolsetDocument {
  const tokens = tokensOf(pointer);
  const last = tokens.pop();
  if (last === undefined) return document;
  let holder: Record<string, unknown> = document;
  for (const [index, token] of tokens.entries()) {
    const next = holder[token];
    if (typeof next !== 'object' || next === null) {
      if (value === undefined) return document;
      holder[token] = /^\d+$/.test(tokens[index + 1] ?? last) ? [] : {};
    }
    holder = holder[token] as Record<string, unknown>;
  }
  if (value === undefined) delete holder[last];
  else holder[last] = structuredClone(value);
  return document;
}
