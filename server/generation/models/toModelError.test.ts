import { APIConnectionError, APIError } from 'openai';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { toModelError } from './toModelError.ts';

const secrets = 'Incorrect API key provided: sk-secret. Prompt: a story about Ada.';
const body = { message: secrets, code: 'invalid_api_key', type: secrets };

it.each([
  ['a refusal', APIError.generate(401, body, secrets, new Headers({ 'x-echo': secrets })), 'model-unauthorized'],
  ['an error in the middle of a stream', new APIError(undefined, body, secrets, undefined), 'model-unauthorized'],
  ['broken event data', new SyntaxError(`Unexpected token in ${secrets}`), 'model-malformed'],
  ['a lost connection', new APIConnectionError({ cause: new Error(secrets) }), 'model-unavailable'],
  ['anything at all', secrets, 'model-cut-off'],
])('says of %s nothing that the upstream said, also in the log', (_, error, code) => {
  const lines: string[] = [];
  const translated = toModelError(error);
  pino({}, { write: (line: string) => lines.push(line) }).warn({ err: translated }, 'a step failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(code);
  expect(lines[0]).not.toMatch(/sk-secret|Ada/);
});

it('names the status, and the code of the system where no connection came about', () => {
  expect(toModelError(APIError.generate(418, body, secrets, new Headers())).facts).toMatchObject({ status: 418 });
  const refused = Object.assign(new Error(secrets), { code: 'ECONNREFUSED' });
  expect(toModelError(new APIConnectionError({ cause: refused })).message).toBe('APIConnectionError ECONNREFUSED');
});

it('names in the log what a server does not take, which holds neither key nor prompt', () => {
  const told = { message: secrets, type: 'invalid_request_error', param: 'max_tokens', code: 'unsupported_value' };
  const { message } = toModelError(APIError.generate(400, { error: told }, secrets, new Headers()));
  expect(message).toBe('BadRequestError unsupported_value invalid_request_error param=max_tokens');
});

it.each([
  ['ECONNREFUSED', 'model-unreachable'],
  ['ECONNRESET', 'model-unavailable'],
])('tells nobody there from somebody who hung up: %s', (code, key) => {
  expect(toModelError(new APIConnectionError({ cause: Object.assign(new Error(secrets), { code }) })).code).toBe(key);
});
