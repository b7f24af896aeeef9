import fc from 'fast-check';
import { expect, it } from 'vitest';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { languages } from '#engine/languages/languages.ts';

import { PromptRoom } from './PromptRoom.ts';

const schema = { type: 'object', description: 'x'.repeat(3000) };
const message = (length: number) => [{ role: 'user' as const, content: 'x'.repeat(length) }];

it('gives a prompt what the schema and an answer leave', () => {
  const { mostTokens } = new PromptRoom({ context: 32_000 }, { schema, language: 'en' });
  expect(mostTokens).toBeGreaterThan(26_000);
  expect(mostTokens).toBeLessThan(32_000 - 3000 / 4 - 3000);
});

it('gives a model that does not tell a hundred thousand characters, and one that takes everything no more than it is worth', () => {
  expect(new PromptRoom(null, { schema, language: 'tr' }).mostTokens).toBe(Math.ceil(100_000 / 3.1));
  expect(new PromptRoom({ context: 10_000_000 }, { schema, language: 'en' }).mostTokens).toBe(75_000);
});

it('asks for no longer an answer than the model gives', () => {
  const room = new PromptRoom({ context: 128_000, answer: 4096 }, { schema, language: 'en' });
  expect(room.answerTo(message(100))).toBe(4096);
  expect(new PromptRoom(null, { schema, language: 'en' }).answerTo(message(1_000_000))).toBe(16_000);
});

it('refuses what does not fit, with what it would need', () => {
  const room = new PromptRoom({ context: 2000 }, { schema, language: 'en' });
  const facts = { context: 2000, needed: expect.any(Number) };
  expect(() => room.answerTo(message(8000))).toThrow(
    expect.objectContaining({ code: 'model-context-too-small', facts }),
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
        const [ofPrompt, ofSchema] = [length / (language === 'tr' ? 3.1 : 4), JSON.stringify(schema).length / 4];
        try {
          const answer = room.answerTo(message(length));
          expect(ofPrompt + ofSchema + answer).toBeLessThanOrEqual(context);
          if (ofPrompt <= room.mostTokens - 1) expect(answer).toBeGreaterThanOrEqual(800);
        } catch (error) {
          if (!(error instanceof LanguageModelError)) throw error;
          expect(error.facts['needed']).toBeGreaterThan(context);
        }
      },
    ),
  );
});
