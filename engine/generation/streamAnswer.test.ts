import { afterEach, expect, it, vi } from 'vitest';

import type { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { type ScriptedAnswer, ScriptedLanguageModel } from '#engine/testing/ScriptedLanguageModel.ts';

import { streamAnswer } from './streamAnswer.ts';

afterEach(() => vi.restoreAllMocks());

const request = { messages: [], schema: {}, schemaName: 'test', promptTokens: 1000, maxOutputTokens: 100 };

async function ask(answer: ScriptedAnswer, onText: (text: string) => void = () => {}, signal = AbortSignal.any([])) {
  return streamAnswer({ ...request, signal, model: new ScriptedLanguageModel(answer) }, onText);
}

async function faultOf(answer: ScriptedAnswer): Promise<string> {
  const error: unknown = await ask(answer).catch((thrown: unknown) => thrown);
  return (error as LanguageModelError).code;
}

it('returns the whole text, and reports the first text at once and the whole at the end', async () => {
  const shown: string[] = [];
  expect(await ask({ pieces: ['{"a"', ':', '1}'] }, (text) => shown.push(text))).toBe('{"a":1}');
  expect(shown[0]).toBe('{"a"');
  expect(shown.at(-1)).toBe('{"a":1}');
});

it('distinguishes a refusal, a cut-off stream and an answer beyond the token limit', async () => {
  expect(await faultOf({ pieces: ['{'], end: 'refused' })).toBe('model-refused');
  expect(await faultOf({ pieces: ['{'], end: 'cut' })).toBe('model-cut-off');
  expect(await faultOf({ pieces: [], end: 'cut' })).toBe('model-cut-off');
  expect(await faultOf({ pieces: ['{'], end: 'length' })).toBe('model-too-long');
});

it('takes no answer to messages that were cut on their way, however it ends', async () => {
  for (const end of ['stop', 'length'] as const)
    await expect(ask({ pieces: ['{"a":1}'], promptTokens: 700, end })).rejects.toMatchObject({
      code: 'model-context-cut',
      facts: { needed: 1000, arrived: 700 },
    });
  expect(await ask({ pieces: ['{"a":1}'], promptTokens: 800 })).toBe('{"a":1}');
});

it('aborts an answer beyond the limit when the server does not end it', async () => {
  const endless = {
    name: 'endless',
    isClosed: false,
    async *stream() {
      try {
        for (;;) {
          await Promise.resolve();
          yield { type: 'text' as const, text: 'x'.repeat(50) };
        }
      } finally {
        endless.isClosed = true;
      }
    },
  };
  const asked = streamAnswer({ ...request, signal: AbortSignal.any([]), model: endless }, () => {});
  await expect(asked).rejects.toMatchObject({ code: 'model-too-long' });
  expect(endless.isClosed).toBe(true);
});

it('rejects with the signal’s reason, in the middle and at the end', async () => {
  const reason = new Error('The person pressed cancel.');
  const controller = new AbortController();
  await expect(ask({ pieces: ['{', '"a":', '1}'] }, () => controller.abort(reason), controller.signal)).rejects.toBe(
    reason,
  );
  // An adapter whose stream ends silently when it is aborted.
  await expect(ask({ pieces: [], end: 'cut' }, undefined, AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('passes on the adapter’s errors', async () => {
  const error = new Error('The line is down.');
  await expect(ask({ pieces: ['{'], end: error })).rejects.toBe(error);
});

/** A clock that only moves when it is told to. */
function stillClock() {
  const clock = { now: 1000 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  return clock;
}

it('looks less often where a look takes long, so that looks never fill the time', async () => {
  const clock = stillClock();
  let looks = 0;
  const slow = {
    name: 'slow',
    async *stream() {
      for (let piece = 0; piece < 200; piece += 1) {
        await Promise.resolve();
        clock.now += 50;
        yield { type: 'text' as const, text: 'x' };
      }
      yield { type: 'finish' as const, reason: 'stop' as const };
    },
  };
  await streamAnswer({ ...request, signal: AbortSignal.any([]), model: slow }, () => {
    looks += 1;
    clock.now += 500;
  });
  // 10 seconds of answer; each look is followed by two seconds without one.
  expect(looks).toBeLessThan(8);
});

it('lets everything else have its turn while pieces arrive faster than they are read', async () => {
  const clock = stillClock();
  let turns = 0;
  const turn = setInterval(() => (turns += 1), 0);
  const fast = {
    name: 'fast',
    async *stream() {
      for (let piece = 0; piece < 100; piece += 1) {
        await Promise.resolve();
        clock.now += 5;
        yield { type: 'text' as const, text: 'x' };
      }
      yield { type: 'finish' as const, reason: 'stop' as const };
    },
  };
  await streamAnswer({ ...request, signal: AbortSignal.any([]), model: fast }, () => {});
  clearInterval(turn);
  expect(turns).toBeGreaterThan(5);
});

it('ends an answer that is nested more deeply than any document, before it is looked at', async () => {
  const looks: string[] = [];
  const answer = { pieces: ['{"a":', ...Array.from({ length: 50 }, () => '[')] };
  const error: unknown = await ask(answer, (text) => looks.push(text)).catch((thrown: unknown) => thrown);
  expect((error as LanguageModelError).code).toBe('model-malformed');
  expect(looks.join('')).not.toContain('['.repeat(17));
});
