/** The end of a page: sort value and id of its last row, encoded as an opaque text. */
export interface Cursor {
  value: string;
  id: string;
}

export function encodeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** null for an invalid cursor. */
export function decodeCursor(text: string): Cursor | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    return typeof value === 'string' && typeof id === 'string' ? { value, id } : null;
  } catch {
    return null;
  }
}
