import { setTimeout as sleep } from 'node:timers/promises';

import type { Generation, GenerationAccepted } from '#engine/protocol/generation.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ProjectFile } from '#engine/protocol/projectFile.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Reply, TestClient } from './createTestClient.ts';
import { allEvents, type ReceivedEvent } from './watchEvents.ts';

/** What a person needs of a server: an HTTP client, and the toolsets whose examples they save. */
export type Site = TestClient & { services: { toolsets: ToolsetRegistry } };

// Shorter than the tests' timeout, so that the error shows the state of the generation.
// Milliseconds; a machine that is busy may take long, and nothing waits longer than it must.
const longestWait = 60_000;

/** A signed-in person, with the HTTP calls around generations. */
export class Person {
  readonly id: string;
  readonly token: string;
  readonly #server: Site;

  constructor(server: Site, { id, token }: { id: string; token: string }) {
    this.#server = server;
    this.id = id;
    this.token = token;
  }

  static async register(server: Site): Promise<Person> {
    const { token, user } = await server.register();
    return new Person(server, { id: user.id, token });
  }

  /** The same person at another server. */
  at(server: Site): Person {
    return new Person(server, this);
  }

  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.#server.call(method, path, { token: this.token, body, headers });
  }

  /** Creates a project whose set-up toolsets are saved, so that every first step can be generated. */
  async project({ language }: { language?: string } = {}): Promise<string> {
    const body = { name: 'Kutu', description: 'Meals that come in boxes.', ...(language && { language }) };
    const { project, generation } = (await this.call('POST', '/api/projects', body)).body.data;
    await this.ended(generation.id);
    for (const toolset of ['about', 'sections']) await this.saveExample(project.id, toolset);
    return project.id;
  }

  order(project: string, toolset: string, body: object = {}, headers?: Record<string, string>): Promise<Reply> {
    return this.call('POST', `/api/projects/${project}/toolsets/${toolset}/generations`, body, headers);
  }

  orderSeveral(project: string, toolsets: 'all' | string[], order: object = {}): Promise<Reply> {
    return this.call('POST', `/api/projects/${project}/generations`, { toolsets, ...order });
  }

  /** Starts a generation, expecting it to be accepted. */
  async begin(project: string, toolset: string, body: object = {}): Promise<GenerationAccepted> {
    return accepted(await this.order(project, toolset, body));
  }

  async beginSeveral(project: string, toolsets: 'all' | string[], order: object = {}): Promise<GenerationAccepted> {
    return accepted(await this.orderSeveral(project, toolsets, order));
  }

  async read(generation: string): Promise<Generation> {
    const { status, body } = await this.call('GET', `/api/generations/${generation}`);
    if (status !== 200) throw new Error(`not read: ${status} ${JSON.stringify(body)}`);
    return body.data as Generation;
  }

  /** Waits until the generation has ended. */
  async ended(generation: string): Promise<Generation> {
    return this.until(generation, ({ status }) => status !== 'queued' && status !== 'running');
  }

  async until(generation: string, isSo: (state: Generation) => boolean): Promise<Generation> {
    const latest = performance.now() + longestWait;
    for (;;) {
      const state = await this.read(generation);
      if (isSo(state)) return state;
      if (performance.now() > latest) throw new Error(`it stays as it is: ${JSON.stringify(state)}`);
      await sleep(25);
    }
  }

  events(generation: string, options: { lastEventId?: number; language?: string } = {}): Promise<ReceivedEvent[]> {
    return allEvents({ url: this.#server.url, token: this.token, generation, ...options });
  }

  async toolset(project: string, toolset: string): Promise<ToolsetState> {
    return (await this.call('GET', `/api/projects/${project}/toolsets/${toolset}`)).body.data as ToolsetState;
  }

  /** Saves content over the current revision, and returns what was stored. */
  async save(project: string, toolset: string, content: ToolsetDocument): Promise<ToolsetDocument> {
    const { revision } = await this.toolset(project, toolset);
    const reply = await this.call('PUT', `/api/projects/${project}/toolsets/${toolset}`, { content, revision });
    if (reply.status !== 200) throw new Error(`not saved: ${JSON.stringify(reply.body)}`);
    return reply.body.data.content as ToolsetDocument;
  }

  saveExample(project: string, toolset: string): Promise<ToolsetDocument> {
    return this.save(project, toolset, this.#server.services.toolsets.get(toolset).examples.en);
  }

  /** Brings a file into a project that holds only this content. */
  async bringIn(project: string, toolset: string, content: ToolsetDocument): Promise<Reply> {
    const wanted = { toolsets: [toolset], format: 'json' };
    const { body: file } = await this.call('POST', `/api/projects/${project}/exports`, wanted);
    const toolsets = (file as ProjectFile).toolsets.map((each) => ({ ...each, content }));
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify({ ...file, toolsets })]), 'project.json');
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.#server.url}/api/projects/${project}/import`, {
      method: 'POST',
      headers,
      body: form,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async balance(): Promise<number> {
    return (await this.call('GET', '/api/balance')).body.data.balance as number;
  }
}

function accepted(reply: Reply): GenerationAccepted {
  if (reply.status !== 202) throw new Error(`not accepted: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body.data as GenerationAccepted;
}
