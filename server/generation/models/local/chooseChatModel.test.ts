import { expect, it } from 'vitest';

import { chooseChatModel } from './chooseChatModel.ts';

it.each([
  [['nomic-embed-text:latest', 'llama3.1:8b'], 'llama3.1:8b'],
  [['qwen2.5-coder:7b', 'mistral:7b', 'gemma-2-9b-it'], 'gemma-2-9b-it'],
  [['qwen2.5-coder:7b'], 'qwen2.5-coder:7b'],
  [['b', 'a'], 'b'],
  [['bge-m3', 'whisper-large', 'text-embedding-nomic'], undefined],
  [[], undefined],
])('of %j takes %s', (names, chosen) => {
  expect(chooseChatModel(names)).toBe(chosen);
});

it('takes the wanted one where it is there', () => {
  expect(chooseChatModel(['llama3.1:8b-instruct', 'mistral'], 'mistral')).toBe('mistral');
  expect(chooseChatModel(['llama3.1:8b-instruct', 'mistral'], 'gone')).toBe('llama3.1:8b-instruct');
});
