import { randomUUID } from 'node:crypto';

import type { Session } from '#engine/protocol/account.ts';

import { password } from './register.ts';
import type { App } from './startApp.ts';

/** A client of the HTTP API; resolves with the answer's `data`, and rejects with the body of an error. */
export interface ApiClient {
  session: Session;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Waits until the generation has ended. */
  finish(generationId: string): Promise<{ status: string; error: { key: string } | null }>;
}

const mostAttempts = 6;

/** An address that nobody has registered, not even an earlier attempt of the same test. */
export const newAddress = (): string => `ada-${randomUUID()}@example.com`;

/** Registers a person over HTTP, for tests that are not about registration. */
export async function registerClient(app: App, email: string, language = 'en'): Promise<ApiClient> {
  let token = '';
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetchPatiently(app.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = response.status === 204 ? null : ((await response.json()) as { data: T });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer?.data as T;
  }

  await call('POST', '/api/auth/register/code', { email });
  const code = await app.mailedCode(email);
  const { verificationToken } = await call<{ verificationToken: string }>('POST', '/api/auth/register/verify', {
    email,
    code,
  });
  const session = await call<Session>('POST', '/api/auth/register', {
    fullName: 'Ada Lovelace',
    email,
    password,
    verificationToken,
    acceptTerms: true,
  });
  token = session.token;

  return {
    session,
    call,
    finish: async (generationId) => {
      for (;;) {
        const generation = await call<{ status: string; error: { key: string } | null }>(
          'GET',
          `/api/generations/${generationId}`,
        );
        if (!['queued', 'running'].includes(generation.status)) return generation;
        await new Promise((wait) => setTimeout(wait, 100));
      }
    },
  };
}

/** Repeats what a busy server has refused before it did anything (`shedLoad`), after the time that it asks for. */
async function fetchPatiently(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, request);
    if (response.status !== 503 || attempt === mostAttempts) return response;
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((wait) => setTimeout(wait, seconds * 1000));
  }
}

/** Creates a project whose set-up stage is drafted and saved; returns its id. */
export async function createSavedProject(client: ApiClient, name = 'Blue Box'): Promise<string> {
  const { project, generation } = await client.call<{ project: { id: string }; generation: { id: string } }>(
    'POST',
    '/api/projects',
    { name, description: 'Parcel lockers at corner shops. Neighbours pick parcels up after work.' },
  );
  await client.finish(generation.id);
  for (const id of ['about', 'sections']) await saveDraft(client, project.id, id);
  return project.id;
}

/** Saves a toolset's draft unchanged. */
export async function saveDraft(client: ApiClient, projectId: string, toolsetId: string): Promise<void> {
  const path = `/api/projects/${projectId}/toolsets/${toolsetId}`;
  const { content, revision } = await client.call<{ content: object; revision: number }>('GET', path);
  await client.call('PUT', path, { content, revision });
}
