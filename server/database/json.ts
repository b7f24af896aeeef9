/** JSON is stored in text columns: the databases' JSON columns differ (MariaDB returns text, MySQL parsed values). */
export function encodeJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}

export function decodeJson<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
