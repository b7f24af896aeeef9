import { answerBody } from './answerBody.ts';
import { parsePartialJson } from './parsePartialJson.ts';

/**
 * Of an incomplete JSON object what is whole: its fields as far as their values have ended, and of the list in which it
 * breaks off the items before that. Text around it is skipped.
 *
 * @returns the whole object where it is complete; null where nothing in it is whole.
 */
export function parseWholeParts(answer: string): unknown {
  const { state, value } = parsePartialJson(answer);
  if (state === 'complete') return value;
  if (state !== 'partial') return null;
  const body = answerBody(answer)!.text;
  const text = /"(?:[^"\\]|\\.)*"/sy;
  const open: { closing: string; isItem: boolean }[] = [];
  let isValue = false;
  let whole = '';

  /** What comes before `end` is whole, unless it stands in an item that is not. */
  const note = (end: number) => {
    if (open.length === 0 || open.some(({ isItem }) => isItem)) return;
    const closings = open.map(({ closing }) => closing).toReversed();
    whole = body.slice(0, end) + closings.join('');
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
  try {
    return JSON.parse(whole) as unknown;
  } catch {
    return null;
  }
}
