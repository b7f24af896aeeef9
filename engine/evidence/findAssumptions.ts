// At the beginning of a text, a line, a quotation or a sentence.
const marks = /(^|[\n“"«]|[.!?…:;]["”’»)\]]?\s)\s*(assumption|varsayım)\s*:\s*/giu;
const closers: Record<string, string> = { '“': '”', '"': '"', '«': '»' };

/** The sentences of a text that begin with the assumption mark, without it, and where each begins. */
export function findAssumptions(text: string): { text: string; index: number }[] {
  // Most texts have none; the search for one costs less than the pattern.
  if (!text.includes(':')) return [];
  const found: { text: string; index: number }[] = [];
  for (const match of text.matchAll(marks)) {
    const sentence = sentenceAt(text, match.index + match[0].length, closers[match[1] ?? '']);
    if (sentence) found.push({ text: capitalise(sentence, match[2] ?? ''), index: match.index });
  }
  return found;
}

/** A text without the assumption mark at its beginning. */
export function withoutMark(text: string): string {
  const [mark, word = ''] = /^\s*(assumption|varsayım)\s*:\s*/iu.exec(text) ?? [''];
  return mark === '' ? text : capitalise(text.slice(mark.length), word);
}

/** What follows a mark begins a sentence of its own once the mark is gone. */
function capitalise(text: string, mark: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(/^v/iu.test(mark) ? 'tr' : 'en') + text.slice(first.length);
}

/** Up to the end of the sentence, the line or the quotation. */
function sentenceAt(text: string, start: number, closer: string | undefined): string {
  for (let end = start; end < text.length; end += 1) {
    const character = text[end]!;
    if (character === '\n' || character === closer) return text.slice(start, end).trim();
    if ('.!?…'.includes(character) && /^\s/.test(text[end + 1] ?? ' ')) return text.slice(start, end + 1).trim();
  }
  return text.slice(start).trim();
}
