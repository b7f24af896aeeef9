import { describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { AzureStandIn } from '#server/testing/model-servers/AzureStandIn.ts';
import { BufferingStandIn } from '#server/testing/model-servers/BufferingStandIn.ts';
import { GatewayStandIn } from '#server/testing/model-servers/GatewayStandIn.ts';
import { LlamaCppStandIn } from '#server/testing/model-servers/LlamaCppStandIn.ts';
import { LmStudioStandIn } from '#server/testing/model-servers/LmStudioStandIn.ts';
import type { ModelStandIn } from '#server/testing/model-servers/ModelStandIn.ts';
import { OllamaStandIn } from '#server/testing/model-servers/OllamaStandIn.ts';
import { OpenAiStandIn } from '#server/testing/model-servers/OpenAiStandIn.ts';
import { VllmStandIn } from '#server/testing/model-servers/VllmStandIn.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const write = answerFromExamples();

async function atServer(
  server: ModelStandIn,
  work: (ada: Person, product: TestServer) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  await server.start();
  const key: Record<string, string> = server.key === null ? {} : { OPENAI_API_KEY: server.key };
  const product = await startTestServer(
    { OPENAI_BASE_URL: server.url, OPENAI_MODEL: server.model, ...key, ...environment },
    { generation: quickly },
  );
  try {
    await work(await Person.register(product), product);
  } finally {
    await product.stop();
    await server.stop();
  }
}

async function draft(ada: Person, project?: string) {
  return ada.ended((await ada.begin(project ?? (await ada.project()), 'stakeholder')).id);
}

describe.each<[string, () => ModelStandIn]>([
  ['llama.cpp', () => new LlamaCppStandIn(write)],
  ['Ollama', () => new OllamaStandIn(write)],
  ['vLLM', () => new VllmStandIn(write)],
  ['LM Studio', () => new LmStudioStandIn(write)],
  ['OpenAI', () => new OpenAiStandIn(write)],
  ['Azure', () => new AzureStandIn(write)],
  ['a gateway', () => new GatewayStandIn(write)],
  ['a proxy that collects', () => new BufferingStandIn(write)],
])('%s', (_, create) => {
  it('writes a draft', async () => {
    const server = create();
    server.context = 32_768;
    await atServer(server, async (ada) => {
      expect((await draft(ada)).status).toBe('succeeded');
      server.mood = 'thinks';
      expect((await draft(ada)).status).toBe('succeeded');
    });
  });
});

describe('a server whose context is smaller than it says', () => {
  it('cuts what it is sent: the draft is not kept, and the person learns which setting to raise', async () => {
    const server = new OllamaStandIn(write);
    server.context = 2048;
    await atServer(
      server,
      async (ada) => {
        const project = await ada.project();
        const before = await ada.balance();
        const ended = await draft(ada, project);
        expect(ended).toMatchObject({ status: 'failed', error: { key: 'model-context-cut' } });
        expect(ended.error!.message).toMatch(
          /\d,\d00 tokens were sent.*1,024 reached it.*OLLAMA_CONTEXT_LENGTH.*OPENAI_CONTEXT/,
        );
        const turkish = await ada.call('GET', `/api/generations/${ended.id}`, undefined, { 'accept-language': 'tr' });
        expect(turkish.body.data.error.message).toMatch(/1\.024 tanesi ulaştı.*OLLAMA_CONTEXT_LENGTH/);
        expect(await ada.balance()).toEqual(before);
      },
      { OPENAI_CONTEXT: '32768' },
    );
  });

  it('refuses: nothing that is as long is sent again, and the person learns how much it takes', async () => {
    const server = new OpenAiStandIn(write);
    await atServer(server, async (ada) => {
      const project = await ada.project();
      server.context = 2000;
      server.calls.length = 0;
      const ended = await draft(ada, project);
      expect(server.calls.filter(({ body }) => server.promptTokens(body) > server.context)).toHaveLength(1);
      expect(ended).toMatchObject({ status: 'failed', error: { key: 'model-context-too-small' } });
      expect(ended.error!.message).toMatch(/takes \d,\d{3}\./);
    });
  });
});
