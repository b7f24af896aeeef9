import fc from 'fast-check';
import { expect, it } from 'vitest';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { languages } from '#engine/languages/languages.ts';

import { PromptRoom } from './PromptRoom.ts';

const schema = { type: 'object', description: 'x'.repeat(3000) };
const message = (length: number) => [{ role: 'user' as const, content: 'x'.repeat(length) }];

it('gives a prompt what the schema and an answer leave, and Turkish fewer characters of it', () => {
  const [english, turkish] = [32_000, 32_000].map(
    (context, place) => new PromptRoom({ context }, { schema, language: (['en', 'tr'] as const)[place]! }).longest,
  );
  expect(english).toBeGreaterThan(100_000);
  expect(english).toBeLessThan(32_000 * 4);
  expect(turkish! / english!).toBeCloseTo(3.1 / 4, 1);
});

it('gives a model that does not tell a hundred thousand characters, and one that takes everything no more than it is worth', () => {
  expect(new PromptRoom(null, { schema, language: 'tr' }).longest).toBe(100_000);
  expect(new PromptRoom({ context: 10_000_000 }, { schema, language: 'tr' }).longest).toBe(300_000);
});

it('asks for no longer an answer than the model gives', () => {
  const room = new PromptRoom({ context: 128_000, answer: 4096 }, { schema, language: 'en' });
  expect(room.answerTo(message(100))).toBe(4096);
  expect(new PromptRoom(null, { schema, language: 'en' }).answerTo(message(1_000_000))).toBe(16_000);
});

it('refuses what does not fit, with what it would need', () => {
  const room = new PromptRoom({ context: 2000 }, { schema, language: 'en' });
  expect(room.longest).toBeLessThan(2000);
  const refusal = expect(() => room.answerTo(message(8000)));
  refusal.toThrow(LanguageModelError);
  refusal.toThrow(
    expect.objectContaining({ code: 'model-context-too-small', facts: { context: 2000, needed: expect.any(Number) } }),
  );
});

it('never lets prompt, schema and answer be more than the model takes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 400_000 }),
      fc.integer({ min: 0, max: 300_000 }),
      fc.constantFrom(...languages),
      (context, length, language) => {
        const room = new PromptRoom({ context }, { schema, language });
        const perToken = language === 'tr' ? 3.1 : 4;
        const asked = (length + JSON.stringify(schema).length) / perToken;
        try {
          expect(asked + room.answerTo(message(length))).toBeLessThanOrEqual(context);
          if (length <= room.longest) expect(room.answerTo(message(length))).toBeGreaterThanOrEqual(800);
        } catch (error) {
          if (!(error instanceof LanguageModelError)) throw error;
          expect(error.facts['needed']).toBeGreaterThan(context);
        }
      },
    ),
  );
});
