import { z } from 'zod';

import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import { boundedFetch } from '#server/generation/models/boundedFetch.ts';

const patience = 3000; // milliseconds
/** A model of many gigabytes is read from the disk. */
const patienceToLoad = 120_000; // milliseconds
/** What Ollama gives a model on small cards when nobody asks for more; it cuts longer prompts without a word. */
const usualOfOllama = 4096;

const tokens = z.number().int().min(256).max(100_000_000);
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: tokens.optional().catch(undefined),
      context_length: tokens.optional().catch(undefined),
    }),
  ),
});
const studio = z.object({
  data: z.array(z.object({ id: z.string(), loaded_context_length: tokens.optional().catch(undefined) })),
});
const llama = z.object({ default_generation_settings: z.object({ n_ctx: tokens }) });
const running = z.object({
  models: z.array(z.object({ model: z.string(), context_length: tokens.optional().catch(undefined) })),
});
const loading = z.object({ model: z.string() });
const shown = z.object({ parameters: z.string().max(100_000).optional() });

/** Where a model is, and how to ask there. */
export interface ModelPlace {
  /** Ending in /v1, or whatever the server has in its place. */
  baseUrl: string;
  name: string;
  apiKey: string | null;
}

/**
 * Asks a model's server how much the model takes: vLLM, LM Studio and gateways in their lists of models, llama.cpp in
 * its properties, Ollama for what it has given the model. Null where the server does not tell.
 */
export async function learnRoom({ baseUrl, name, apiKey }: ModelPlace, signal: AbortSignal): Promise<ModelRoom | null> {
  const ask = async <Answer>(
    address: string,
    shape: z.ZodType<Answer>,
    { body, within = patience }: { body?: object; within?: number } = {},
  ): Promise<Answer | null> => {
    try {
      const answer = await boundedFetch(new URL(address, baseUrl), {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(within)]),
      });
      return answer.ok ? (shape.safeParse(await answer.json()).data ?? null) : null;
    } catch {
      signal.throwIfAborted();
      return null; // another kind of server, or none at the moment
    }
  };
  const [models, properties, loaded, inStudio] = await Promise.all([
    // Some leave the version out of the address.
    ask(`${baseUrl}/models`, listed).then((answer) => answer ?? ask('/v1/models', listed)),
    ask('/props', llama),
    ask('/api/ps', running),
    ask('/api/v0/models', studio),
  ]);
  const told = models?.data.find(({ id }) => id === name);
  const context =
    told?.max_model_len ??
    inStudio?.data.find(({ id }) => id === name)?.loaded_context_length ??
    properties?.default_generation_settings.n_ctx ??
    told?.context_length ??
    givenTo(name, loaded);
  if (context !== undefined) return { context };
  if (loaded === null) return null;
  const { parameters = '' } = (await ask('/api/show', shown, { body: { model: name } })) ?? {};
  const chosen = /^num_ctx\s+(\d{3,8})$/m.exec(parameters)?.[1];
  if (chosen !== undefined) return { context: Number(chosen) };
  // Without a prompt it only loads the model: how much it gives depends on the memory of the machine.
  await ask('/api/generate', loading, { body: { model: name }, within: patienceToLoad });
  return { context: givenTo(name, await ask('/api/ps', running)) ?? usualOfOllama };
}

/** What Ollama has given a model that it has loaded. */
function givenTo(name: string, loaded: z.infer<typeof running> | null): number | undefined {
  return loaded?.models.find(({ model }) => model === name || model === `${name}:latest`)?.context_length;
}
