import { languageFacts, languages } from '#engine/languages/languages.ts';

const mark = `(${languages.map((language) => languageFacts[language].assumption).join('|')})\\s*:\\s*`;
const marks = new RegExp(mark, 'giu');
const markFirst = new RegExp(`^\\s*${mark}`, 'iu');
const closers: Record<string, string> = { '“': '”', '"': '"', '«': '»' };

// Of one text, and of one sentence: sentences within quotations may hold one another, and each is told whole.
const mostSentences = 50;
const longestSentence = 600;

/** The sentences of a text that begin with the assumption mark, without it, and where each begins. */
export function findAssumptions(text: string): { text: string; index: number }[] {
  // Most texts have none; the search for one costs less than the pattern.
  if (!text.includes(':')) return [];
  const found: { text: string; index: number }[] = [];
  let read = 0;
  for (const match of text.matchAll(marks)) {
    const lead = leadOf(text, match.index, read);
    if (!lead) continue;
    read = match.index + match[0].length;
    const sentence = sentenceAt(text, read, closers[lead.sign]);
    if (sentence) found.push({ text: capitalise(sentence, match[1] ?? ''), index: lead.index });
    if (found.length === mostSentences) break;
  }
  return found;
}

/**
 * What makes a sentence begin at a place, and where that stands: the beginning of the text, of a line or of a
 * quotation, or the end of a sentence before it. Looked for backwards, over the blanks before the place and no further
 * than `from`.
 */
function leadOf(text: string, place: number, from: number): { sign: string; index: number } | null {
  let at = place;
  let newLine = -1;
  while (at > from && /\s/.test(text[at - 1]!)) {
    at -= 1;
    if (text[at] === '\n') newLine = at;
  }
  if (at === 0) return { sign: '', index: 0 };
  const sign = at > from ? text[at - 1]! : '';
  if (/[“"«]/.test(sign)) {
    const isAfterEnd = at < place && at - 1 > from && /[.!?…:;]/.test(text[at - 2]!);
    return sign !== '"' || !isAfterEnd ? { sign, index: at - 1 } : { sign: '', index: at - 2 };
  }
  if (at < place && /[.!?…:;]/.test(sign)) return { sign: '', index: at - 1 };
  const isClosed = at < place && /["”’»)\]]/.test(sign) && at - 1 > from && /[.!?…:;]/.test(text[at - 2]!);
  if (isClosed) return { sign: '', index: at - 2 };
  return newLine < 0 ? null : { sign: '\n', index: newLine };
}

/** A text without the assumption mark at its beginning. */
export function withoutMark(text: string): string {
  const [found, word = ''] = markFirst.exec(text) ?? [''];
  return found === '' ? text : capitalise(text.slice(found.length), word);
}

/** What follows a mark begins a sentence of its own once the mark is gone, with a capital of the mark's language. */
function capitalise(text: string, word: string): string {
  const [first = ''] = text;
  const language = languages.find((each) => isSameWord(languageFacts[each].assumption, word));
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Up to the end of the sentence, the line or the quotation. */
function sentenceAt(text: string, start: number, closer: string | undefined): string {
  const last = Math.min(text.length, start + longestSentence);
  for (let end = start; end < last; end += 1) {
    const character = text[end]!;
    if (character === '\n' || character === closer) return text.slice(start, end).trim();
    if ('.!?…'.includes(character) && /^\s/.test(text[end + 1] ?? ' ')) return text.slice(start, end + 1).trim();
  }
  return text.slice(start, last).trim();
}
