import type { Refusal } from './Refusal.ts';

/** What of a request a server does not take. */
export type RefusedPart = 'context' | 'answer-limit' | 'limit-name' | 'usage' | 'format' | 'unnamed' | 'other';

// With so little left an answer would break off.
const leastAnswer = 800; // tokens
const ofContext = ['context_length_exceeded', 'exceed_context_size_error', 'contextwindowexceedederror'];
const wordsOfContext = [
  'context length',
  'context size',
  'context window',
  'context the overflows',
  'contextwindowexceeded',
  'n_ctx',
  'prompt is too long',
  'input length',
  'input token count exceeds',
  'input tokens exceed',
];
const wordsOfFormat = [
  'response_format',
  'json_schema',
  'json_object',
  'json schema',
  'schema',
  'grammar',
  'structured',
];
// Within a stream, where no status tells.
const wordsOfTrouble = ['overload', 'busy', 'capacity', 'timeout', 'timed out', 'unavailable', 'out of memory'];
const withoutReason = [400, 415, 422, 501];

/**
 * By code and parameter, where a server has them, else by its words, which are all that vLLM, LM Studio and most
 * gateways give.
 */
export function whatIsRefused(refusal: Refusal): RefusedPart {
  const { status, names, param, words, context, needed, answer } = refusal;
  const says = (text: string) => words.includes(text) || (param?.includes(text) ?? false);
  const aboutLimit = says('max_tokens') || says('max_completion_tokens');
  if (aboutLimit && (names.includes('unsupported_parameter') || says('not supported'))) return 'limit-name';
  if (answer !== undefined) return 'answer-limit';
  if (names.some((name) => ofContext.includes(name)) || wordsOfContext.some((each) => words.includes(each)))
    return leavesAnAnswer(context, needed) ? 'answer-limit' : 'context';
  if (isFinal(refusal)) return 'other';
  if (says('stream_options') || says('include_usage')) return 'usage';
  if (aboutLimit) return 'answer-limit';
  if (wordsOfFormat.some(says)) return 'format';
  if (status === null) return wordsOfTrouble.some((each) => words.includes(each)) ? 'other' : 'unnamed';
  return withoutReason.includes(status) ? 'unnamed' : 'other';
}

/** The messages alone would fit. */
function leavesAnAnswer(context: number | undefined, needed: number | undefined): boolean {
  return context !== undefined && needed !== undefined && context - needed >= leastAnswer;
}

/** The key, the account, the model's name, what the content is about: no other form of the request helps. */
function isFinal({ status, names, param }: Refusal): boolean {
  const codes = [
    'content_filter',
    'content_policy_violation',
    'insufficient_quota',
    'model_not_found',
    'invalid_api_key',
  ];
  return (
    [401, 402, 403, 404, 408, 409, 429].includes(status ?? 0) ||
    param === 'model' ||
    names.some((name) => codes.includes(name))
  );
}
