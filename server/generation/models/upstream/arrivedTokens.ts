import type { AnswerChunk } from './readChunks.ts';

/**
 * Tokens of the messages that the model was given, as llama.cpp and whoever sends `usage` tell; undefined where nobody
 * does. Some count those apart that were in their cache.
 */
export function arrivedTokens({ usage, timings }: AnswerChunk): number | undefined {
  const prompt = usage?.prompt_tokens ?? timings?.prompt_n ?? 0;
  const cached = usage ? (usage.prompt_tokens_details?.cached_tokens ?? 0) : (timings?.cache_n ?? 0);
  const sum = usage && cached <= prompt ? prompt : prompt + cached;
  // Ollama said nothing of a prompt that it had in its cache whole.
  return sum > 0 ? sum : undefined;
}
