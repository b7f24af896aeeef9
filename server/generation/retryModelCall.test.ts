import { expect, it } from 'vitest';

import { LanguageModelError, type LanguageModelFacts } from '#engine/errors/LanguageModelError.ts';

import { retryModelCall } from './retryModelCall.ts';

const policy = { attempts: 3, firstDelay: 1, longestDelay: 100 };

/** How often a call is made that fails like this the first times. */
async function callsOf(code: LanguageModelError['code'], facts: LanguageModelFacts, failures: number): Promise<number> {
  let calls = 0;
  const call = () => {
    calls += 1;
    return calls > failures ? Promise.resolve() : Promise.reject(new LanguageModelError(code, 'failed', facts));
  };
  await retryModelCall(call, new AbortController().signal, policy).catch(() => undefined);
  return calls;
}

it('leaves a request that was too long to whoever plans it anew', async () => {
  expect(await callsOf('model-context-too-small', { isLearned: true }, 1)).toBe(1);
});

it('does not wait again as long for a model that was waited for long', async () => {
  expect(await callsOf('model-timeout', { waited: 60_000 }, 9)).toBe(2);
  expect(await callsOf('model-timeout', { waited: 500_000 }, 9)).toBe(1);
});
