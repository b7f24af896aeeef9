import { formatPointer } from '#engine/schema/pointer.ts';

/** A place in a text of a document where an answer goes. */
export interface Blank {
  /** JSON pointer of the text. */
  pointer: string;
  /** Of its first and behind its last character. */
  start: number;
  end: number;
}

/** The first blank behind a place, also once that is filled in; behind the last one, the first of all. */
export function nextBlank(document: unknown, after: Pick<Blank, 'pointer' | 'start'> | null): Blank | undefined {
  const texts = findTexts(document, []);
  const place = texts.findIndex(([pointer]) => pointer === after?.pointer);
  const behind = texts
    .slice(Math.max(place, 0))
    .flatMap(blanksIn)
    .filter(({ pointer, start }) => pointer !== after?.pointer || start > after.start);
  return behind[0] ?? texts.flatMap(blanksIn)[0];
}

type Text = readonly [pointer: string, text: string];

/** Of at least the length that `blank` has. */
function blanksIn([pointer, text]: Text): Blank[] {
  return [...text.matchAll(/_{4,}/g)].map(({ index, 0: { length } }) => ({
    pointer,
    start: index,
    end: index + length,
  }));
}

function findTexts(value: unknown, tokens: readonly string[]): Text[] {
  if (typeof value === 'string') return [[formatPointer(tokens), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => findTexts(child, [...tokens, key]));
}
