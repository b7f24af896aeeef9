import { mapTexts } from '#engine/schema/mapTexts.ts';
import { foldText } from '#engine/search/foldText.ts';

/** So many words in a row are somebody's own. */
const run = 6;
/** What is shorter as it was said is withdrawn where nothing else stands beside it; still fewer words are anybody's. */
const fewest = 3;
const sign = '[…]';
const word = /[\p{L}\p{N}]+/gu;

/** Words that somebody took back: finds them, and takes them out, wherever six of them stand in a row. */
export class WithdrawnWords {
  readonly #runs = new Set<string>();
  readonly #wholes = new Set<string>();

  /** @param texts as they were said; a run goes over lines, and not from one text to the next */
  constructor(texts: readonly string[]) {
    for (const text of texts) {
      const words = wordsOf(text).map(({ folded }) => folded);
      for (let at = 0; at + run <= words.length; at += 1) this.#runs.add(words.slice(at, at + run).join(' '));
      if (words.length >= fewest && words.length < run) this.#wholes.add(words.join(' '));
    }
  }

  /** The text without them; the same text where it has none. */
  takenOutOf(text: string): string {
    // Neither ids nor the values of a list of choices.
    if (!/\s/.test(text)) return text;
    const words = wordsOf(text);
    const folded = words.map((each) => each.folded);
    if (folded.length < run) return this.#wholes.has(folded.join(' ')) ? sign : text;
    const isTaken = folded.map(() => false);
    for (let at = 0; at + run <= folded.length; at += 1)
      if (this.#runs.has(folded.slice(at, at + run).join(' '))) isTaken.fill(true, at, at + run);
    let left = '';
    let from = 0;
    for (let at = 0; at < words.length; at += 1) {
      if (!isTaken[at]) continue;
      left += text.slice(from, words[at]!.start) + sign;
      while (isTaken[at + 1]) at += 1;
      from = words[at]!.end;
    }
    return left + text.slice(from);
  }

  /** A value of JSON without them, at any depth. */
  takenOutOfAll<Value>(value: Value): Value {
    return mapTexts(value, (text) => this.takenOutOf(text)) as Value;
  }
}

function wordsOf(text: string): { folded: string; start: number; end: number }[] {
  return Array.from(text.matchAll(word), ({ 0: { length }, index }) => ({
    folded: foldText(text.slice(index, index + length)),
    start: index,
    end: index + length,
  }));
}
