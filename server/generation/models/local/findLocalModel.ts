import { z } from 'zod';

import { boundedFetch } from '#server/generation/models/boundedFetch.ts';

import { chooseChatModel } from './chooseChatModel.ts';
import type { LocalModel } from './LocalModel.ts';

/** The ports at which model servers listen unless told otherwise; the first that answers is taken. */
export const usualPorts = [11434, 1234, 8080];

const servers: Record<number, string> = { 11434: 'Ollama', 1234: 'LM Studio', 8080: 'llama.cpp' };
// A closed port answers at once; this is for one that listens and is silent. Counted in small turns, because the start
// blocks the process for longer than that: one long turn says nothing about the other side.
const turns = 10;
const turn = 50; // milliseconds
const listing = z.object({ data: z.array(z.object({ id: z.string().min(1).max(400) })).max(1000) });

/** Asks this machine, and no other, for a model server with a model that can chat. Null without one. */
export async function findLocalModel(ports: readonly number[], wanted: string | null): Promise<LocalModel | null> {
  const found = await Promise.all(ports.map((port) => ask(port, wanted)));
  return found.find((model) => model !== null) ?? null;
}

async function ask(port: number, wanted: string | null): Promise<LocalModel | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const silence = new AbortController();
  let left = turns;
  const clock = setInterval(() => (left -= 1) === 0 && silence.abort(), turn);
  try {
    const answer = await boundedFetch(`${baseUrl}/models`, { signal: silence.signal });
    if (!answer.ok) return null;
    const { data } = listing.parse(await answer.json());
    const name = chooseChatModel(
      data.map(({ id }) => id),
      wanted,
    );
    return name === undefined ? null : { name, baseUrl, server: servers[port] ?? 'OpenAI-compatible' };
  } catch {
    return null; // nobody, or somebody else
  } finally {
    clearInterval(clock);
  }
}
