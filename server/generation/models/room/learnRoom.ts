import { z } from 'zod';

import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import { boundedFetch } from '#server/generation/models/boundedFetch.ts';
import { namesVersion } from '#server/generation/models/fetchWithVersion.ts';

const patience = 2000; // milliseconds, for which a first draft waits where a server is silent
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
      // OpenRouter's, of the provider that it would choose.
      top_provider: z
        .object({ max_completion_tokens: tokens.nullish().catch(undefined) })
        .optional()
        .catch(undefined),
    }),
  ),
});
const gateway = z.object({
  data: z.array(
    z.object({
      model_name: z.string(),
      model_info: z.object({
        max_input_tokens: tokens.nullish().catch(undefined),
        max_output_tokens: tokens.nullish().catch(undefined),
      }),
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
 * its properties, Ollama for what it has given the model; all at once, so that a silent one delays nothing for long.
 * Null where the server does not tell.
 */
export async function learnRoom({ baseUrl, name, apiKey }: ModelPlace): Promise<ModelRoom | null> {
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
        signal: AbortSignal.timeout(within),
      });
      return answer.ok ? (shape.safeParse(await answer.json()).data ?? null) : null;
    } catch {
      return null; // another kind of server, or none at the moment
    }
  };
  const [here, versioned, properties, loaded, inStudio, inGateway] = await Promise.all([
    ask(`${baseUrl}/models`, listed),
    // Some leave the version out of the address.
    namesVersion(baseUrl) ? null : ask(`${baseUrl}/v1/models`, listed),
    ask('/props', llama),
    ask('/api/ps', running),
    ask('/api/v0/models', studio),
    ask('/model/info', gateway),
  ]);
  const told = (here ?? versioned)?.data.find(({ id }) => id === name);
  const info = inGateway?.data.find(({ model_name }) => model_name === name)?.model_info;
  const answer = told?.top_provider?.max_completion_tokens ?? info?.max_output_tokens;
  const context =
    told?.max_model_len ??
    inStudio?.data.find(({ id }) => id === name)?.loaded_context_length ??
    properties?.default_generation_settings.n_ctx ??
    told?.context_length ??
    info?.max_input_tokens ??
    givenTo(name, loaded);
  if (context !== undefined && context !== null) return { context, ...(answer && { answer }) };
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
