import { Allow, parse } from 'partial-json';

/** The result of parsing incomplete JSON: the readable part, and how complete it is. */
export type PartialJson =
  | { state: 'empty'; value: null }
  | { state: 'partial'; value: unknown }
  | { state: 'complete'; value: unknown }
  | { state: 'malformed'; value: null };

/** Parses as much of a JSON object as has arrived. Text around it (a code fence, a greeting) is skipped. */
export function parsePartialJson(text: string): PartialJson {
  const start = text.indexOf('{');
  if (start === -1) return { state: 'empty', value: null };
  const body = text.slice(start);
  try {
    return { state: 'complete', value: JSON.parse(body.slice(0, body.lastIndexOf('}') + 1)) as unknown };
  } catch {
    // Incomplete; numbers and literals that may continue are withheld.
  }
  try {
    return { state: 'partial', value: parse(body, Allow.STR | Allow.OBJ | Allow.ARR) as unknown };
  } catch {
    return { state: 'malformed', value: null };
  }
}
