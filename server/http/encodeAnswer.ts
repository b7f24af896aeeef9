import { StoredJson } from '#server/database/StoredJson.ts';

/** An answer whose fields may be given as stored JSON. */
export type Encodable<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Name in keyof T]: T[Name] | StoredJson }
    : T;

/** Encodes `{"data": …}`. `StoredJson` fields are copied without parsing, after all others. */
export function encodeAnswer(data: unknown): string | Buffer {
  const fields = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  const stored = fields.filter((field): field is [string, StoredJson] => field[1] instanceof StoredJson);
  if (stored.length === 0) return JSON.stringify({ data });
  const others = fields.filter(([, value]) => value !== undefined && !(value instanceof StoredJson));
  const start = JSON.stringify({ data: Object.fromEntries(others) }).slice(0, -'}}'.length);
  const copied = stored.flatMap(([name, { bytes }], index) => {
    const separator = index === 0 && others.length === 0 ? '' : ',';
    return [Buffer.from(`${separator}${JSON.stringify(name)}:`), bytes];
  });
  return Buffer.concat([Buffer.from(start), ...copied, Buffer.from('}}')]);
}
