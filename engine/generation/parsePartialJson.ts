import { jsonrepair } from 'jsonrepair';
import { Allow, parse } from 'partial-json';

import { answerBody } from './answerBody.ts';
import { mendDecimals } from './mendDecimals.ts';

/** The result of parsing incomplete JSON: the readable part, and how complete it is. */
export type PartialJson =
  | { state: 'empty'; value: null }
  | { state: 'partial'; value: unknown }
  | { state: 'complete'; value: unknown }
  | { state: 'malformed'; value: null };

/**
 * Parses as much of a JSON object as has arrived, or of a list of objects. Text around it (thoughts, a code fence, a
 * greeting) is skipped; what has ended and is nearly JSON (commas too many, single quotes, comments) is mended.
 */
export function parsePartialJson(text: string): PartialJson {
  const body = answerBody(text);
  if (!body) return { state: 'empty', value: null };
  if (body.hasEnded) {
    const value = parseWhole(body.text);
    if (value !== undefined) return { state: 'complete', value };
  }
  try {
    // Incomplete; numbers and literals that may continue are withheld.
    return { state: 'partial', value: parse(body.text, Allow.STR | Allow.OBJ | Allow.ARR) as unknown };
  } catch {
    return { state: 'malformed', value: null };
  }
}

function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Nearly JSON.
  }
  try {
    return JSON.parse(jsonrepair(mendDecimals(text)));
  } catch {
    return undefined;
  }
}
