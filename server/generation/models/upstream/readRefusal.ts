import type { Refusal } from './Refusal.ts';

const mostWords = 4000; // characters
// Behind each, within so many letters, stands the number.
const near = 40;
const beforeContext = ['context length', 'context size', 'context window', 'n_ctx'];
const beforeAnswer = ['at most', 'less than or equal to', '<=', 'up to', 'maximum of'];
const contexts = [/> (\d{3,9}) maximum/, /(?:limit of|tokens allowed) \(?(\d{3,9})/];
const needs = [
  /(\d{2,9}) in the messages/,
  /(\d{2,9}) input tokens/,
  /request \((\d{2,9}) tokens/,
  /keep the first (\d{2,9}) tokens/,
  /n_keep \((\d{2,9})\)/,
  /resulted in (\d{2,9}) tokens/,
  /too long: (\d{2,9}) tokens/,
];

/** Reads an error of any server: OpenAI's shape, vLLM's without an envelope, a bare text, FastAPI's detail. */
export function readRefusal(status: number | null, body: unknown): Refusal {
  const inner = isObject(body) && 'error' in body ? body['error'] : body;
  const told = isObject(inner) ? inner : {};
  const said = typeof inner === 'string' ? inner : (told['message'] ?? told['detail'] ?? inner ?? '');
  const words = (typeof said === 'string' ? said : JSON.stringify(said)).slice(0, mostWords).toLowerCase();
  const names = [told['code'], told['type']].flatMap((name) => (typeof name === 'string' ? name.toLowerCase() : []));
  const code = Number(told['code']);
  const context = number(told['n_ctx']) ?? numberBehind(beforeContext, words) ?? find(contexts, words);
  const needed = number(told['n_prompt_tokens']) ?? find(needs, words);
  const answer = words.includes('max_') && words.includes('tokens') ? numberBehind(beforeAnswer, words) : undefined;
  return {
    status: status ?? (code >= 400 && code < 600 ? code : null),
    names,
    param: typeof told['param'] === 'string' ? told['param'].toLowerCase() : null,
    words,
    ...(context !== undefined && { context }),
    ...(needed !== undefined && { needed }),
    ...(answer !== undefined && { answer }),
  };
}

function find(expressions: readonly RegExp[], words: string): number | undefined {
  const found = expressions.map((expression) => expression.exec(words)?.[1]).find((digits) => digits !== undefined);
  return found === undefined ? undefined : Number(found);
}

function numberBehind(phrases: readonly string[], words: string): number | undefined {
  for (const phrase of phrases) {
    const at = words.indexOf(phrase);
    const digits = at < 0 ? null : /^[^\d]*(\d{3,9})/.exec(words.slice(at, at + near));
    if (digits) return Number(digits[1]);
  }
  return undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
