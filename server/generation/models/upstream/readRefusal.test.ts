import { expect, it } from 'vitest';

import { readRefusal } from './readRefusal.ts';
import { type RefusedPart, whatIsRefused } from './whatIsRefused.ts';

const openAi = (message: string, more: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
});

// As servers have written them; the numbers are those that it is to find.
it.each<[who: string, body: unknown, part: RefusedPart, numbers: object]>([
  [
    'vLLM of today',
    openAi(
      "'max_tokens' or 'max_completion_tokens' is too large: 16000. This model's maximum context length is 16384 tokens and your request has 1000 input tokens (16000 > 16384 - 1000).",
    ),
    'answer-limit',
    { context: 16_384, needed: 1000 },
  ],
  [
    'vLLM, of a prompt',
    openAi(
      "This model's maximum context length is 8192 tokens. However, you requested 2000 output tokens and your prompt contains at least 9000 input tokens.",
    ),
    'context',
    { context: 8192, needed: 9000 },
  ],
  [
    'LM Studio of today',
    { error: 'Cannot truncate prompt with n_keep (15028) >= n_ctx (7424)' },
    'context',
    { context: 7424, needed: 15_028 },
  ],
  [
    'LM Studio without numbers',
    {
      error:
        'The number of tokens to keep from the initial prompt is greater than the context length. Try to load the model with a larger context length.',
    },
    'context',
    {},
  ],
  [
    'Ollama, that hands on what stands below it',
    openAi(
      '{"error":{"code":400,"message":"request (6023 tokens) exceeds the available context size (4096 tokens), try increasing it","type":"exceed_context_size_error"}}',
    ),
    'context',
    { context: 4096, needed: 6023 },
  ],
  [
    'Gemini through a gateway',
    openAi('The input token count exceeds the maximum number of tokens allowed (1048576).'),
    'context',
    { context: 1_048_576 },
  ],
  ['OpenAI’s code alone', openAi('', { code: 'context_length_exceeded' }), 'context', {}],
  [
    'Groq',
    openAi('`max_tokens` must be less than or equal to `8192`, the maximum value for this model'),
    'answer-limit',
    { answer: 8192 },
  ],
  ['a strict gateway', openAi('Extra inputs are not permitted', { param: 'stream_options' }), 'usage', {}],
  ['llama.cpp', openAi('JSON schema error at #: unrecognized type foo'), 'format', {}],
  ['a model without schemas', openAi('This model does not support response_format.'), 'format', {}],
  ['FastAPI', { detail: [{ loc: ['body', 'response_format'], msg: 'extra fields not permitted' }] }, 'format', {}],
  ['somebody who says nothing', 'Bad Request', 'unnamed', {}],
])('of %s', (_, body, part, numbers) => {
  const refusal = readRefusal(400, body);
  expect(whatIsRefused(refusal)).toBe(part);
  const { context, needed, answer } = refusal;
  expect(JSON.parse(JSON.stringify({ context, needed, answer }))).toEqual(numbers);
});
