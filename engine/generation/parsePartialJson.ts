import { Allow, parse } from 'partial-json';

/** JSON that may still be being written: what can be read of it so far, and how far it is. */
export type PartialJson =
  | { state: 'empty'; value: null }
  | { state: 'partial'; value: unknown }
  | { state: 'complete'; value: unknown }
  | { state: 'malformed'; value: null };

/** Reads as much of a JSON object as has arrived. What stands around it (a code fence, a greeting) is passed over. */
export function parsePartialJson(text: string): PartialJson {
  const start = text.indexOf('{');
  if (start === -1) return { state: 'empty', value: null };
  const body = text.slice(start);
  try {
    return { state: 'complete', value: JSON.parse(body.slice(0, body.lastIndexOf('}') + 1)) as unknown };
  } catch {
    // Not whole yet; numbers and words that may go on are held back.
  }
  try {
    return { state: 'partial', value: parse(body, Allow.STR | Allow.OBJ | Allow.ARR) as unknown };
  } catch {
    return { state: 'malformed', value: null };
  }
}
