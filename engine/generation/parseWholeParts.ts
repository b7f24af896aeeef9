import { answerBody } from './answerBody.ts';
import { parsePartialJson } from './parsePartialJson.ts';

/**
 * Of a JSON object that breaks off, or becomes none somewhere, what is whole before that: its fields as far as their
 * values have ended, and of the list in which it breaks off the items before. Text around it is skipped.
 *
 * @returns the whole object where it is complete; null where nothing in it is whole.
 */
export function parseWholeParts(answer: string): unknown {
  const { state, value } = parsePartialJson(answer);
  if (state === 'complete') return value;
  const body = answerBody(answer)?.text ?? '';
  const wholes = endsOfWhole(body);
  const parse = (at: number) => {
    const { end, closings } = wholes[at]!;
    try {
      return JSON.parse(body.slice(0, end) + closings) as unknown;
    } catch {
      return null;
    }
  };
  // What begins with something that is no JSON is none either: the last that is one is searched for.
  let [from, to] = [0, wholes.length - 1];
  let whole: unknown = null;
  while (from <= to) {
    // The last one first, which is nearly always right.
    const at = to === wholes.length - 1 && whole === null && from === 0 ? to : (from + to) >> 1;
    const parsed = parse(at);
    if (parsed === null) to = at - 1;
    else [whole, from] = [parsed, at + 1];
  }
  return whole;
}

/** Where something has ended that stands in no item that has not, and what closes all that is open there. */
function endsOfWhole(body: string): { end: number; closings: string }[] {
  const text = /"(?:[^"\\]|\\.)*"/sy;
  const open: { closing: string; isItem: boolean }[] = [];
  const wholes: { end: number; closings: string }[] = [];
  let isValue = false;

  const note = (end: number) => {
    if (open.length === 0 || open.some(({ isItem }) => isItem)) return;
    const closings = open.map(({ closing }) => closing).toReversed();
    wholes.push({ end, closings: closings.join('') });
  };

  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    const isInList = open.at(-1)?.closing === ']';
    if (sign === '"') {
      text.lastIndex = at;
      if (!text.test(body)) break;
      at = text.lastIndex - 1;
      if (isValue) note(at + 1);
    } else if (sign === '{' || sign === '[') {
      open.push({ closing: sign === '{' ? '}' : ']', isItem: isInList });
      isValue = sign === '[';
    } else if (sign === '}' || sign === ']') {
      open.pop();
      note(at + 1);
    } else if (sign === ',') {
      note(at);
      isValue = isInList;
    } else if (sign === ':') isValue = true;
  }
  return wholes;
}
