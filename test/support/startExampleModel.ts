import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

/** A local server that speaks OpenAI's chat completions and answers with the toolsets' English examples. */
export async function startExampleModel(): Promise<{ url: string; stop(): Promise<void> }> {
  const { registry } = loadToolsets([builtInToolsets]);
  const server = createServer((request, response) => {
    void readSchema(request).then(({ name, schema }) => {
      const answer = JSON.stringify(choose(toStrictAnswer(registry.get(name).examples.en, schema), schema));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (let start = 0; start < answer.length; start += 400) {
        send({ delta: { content: answer.slice(start, start + 400) }, finish_reason: null });
      }
      send({ delta: {}, finish_reason: 'stop' });
      response.end('data: [DONE]\n\n');
    });

    function send(choice: object): void {
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`,
      );
    }
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v1`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

async function readSchema(request: IncomingMessage): Promise<{ name: string; schema: StrictSchema }> {
  const body = JSON.parse(await text(request)) as {
    response_format: { json_schema: { name: string; schema: StrictSchema } };
  };
  return body.response_format.json_schema;
}

/** A model that keeps to the schema picks only what an enum offers, such as the ids that a project really has. */
function choose(value: unknown, schema: StrictSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => choose(item, schema.items ?? {}));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, choose(child, schema.properties?.[key] ?? {})]),
    );
  }
  return schema.enum && !schema.enum.includes(value as string) ? schema.enum[0] : value;
}
