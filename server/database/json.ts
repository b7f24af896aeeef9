/** JSON lives in text columns on both databases (MariaDB would hand a JSON column back parsed, MySQL and SQLite differ again). */
export function encodeJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}

export function decodeJson<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
