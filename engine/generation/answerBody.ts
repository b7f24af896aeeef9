/** Where in a model's text its answer stands. */
export interface AnswerBody {
  /** From the object's first brace (or the bracket of a bare list) on; as far as it goes, where it has ended. */
  text: string;
  hasEnded: boolean;
}

const thinking = /<(think|thinking|reasoning)>/i;

/**
 * Finds the JSON in a model's text: behind what it thought aloud, a greeting or a code fence, and without what follows.
 * Braces in sentences are passed over, since behind them no name is quoted. Null while there is none.
 */
export function answerBody(text: string): AnswerBody | null {
  const spoken = withoutThoughts(text);
  let last: AnswerBody | null = null;
  for (let from = begin(spoken, 0); from >= 0; from = begin(spoken, from)) {
    const end = endOf(spoken, from);
    if (end === null) return { text: spoken.slice(from), hasEnded: false };
    const body = { text: spoken.slice(from, end), hasEnded: true };
    // A model that thinks without saying so may write an example before the answer: the longest is the answer.
    if (last === null || body.text.length > last.text.length) last = body;
    from = end;
  }
  return last;
}

/** What it thought aloud has ended or has not: then nothing has been said yet. */
function withoutThoughts(text: string): string {
  const opened = thinking.exec(text);
  if (!opened) return text;
  const closing = `</${opened[1]!.toLowerCase()}>`;
  const closed = text.toLowerCase().lastIndexOf(closing);
  return closed < 0 ? '' : text.slice(closed + closing.length);
}

/** The place of the next object, or of a list of objects; -1 without one. */
function begin(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{' && /["'}]/.test(nextSign(text, at + 1))) return at;
    if (text[at] === '[' && nextSign(text, at + 1) === '{') return at;
  }
  return -1;
}

function nextSign(text: string, from: number): string {
  let at = from;
  while (at < text.length && /\s/.test(text[at]!)) at += 1;
  return text[at] ?? '';
}

/** Behind the bracket that closes the one at `from`; null while it is open. Brackets within texts do not count. */
function endOf(text: string, from: number): number | null {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '"') {
      at = closingQuote(text, at);
      if (at < 0) return null;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

function closingQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}
