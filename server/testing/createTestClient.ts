import type { Session } from '#engine/protocol/account.ts';
import { createId } from '#server/database/createId.ts';

export interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  // What came back, for a test to look into.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface TestClient {
  url: string;
  call(method: string, path: string, call?: Call): Promise<Reply>;
  /** The code in the newest mail to an address. */
  mailedCode(email: string): Promise<string>;
  register(email?: string, more?: object): Promise<Session>;
}

export const goodPassword = 'river stone lantern';

/** An HTTP client for a server, in this process or another. */
export function createTestClient({ url, mailedCode }: Pick<TestClient, 'url' | 'mailedCode'>): TestClient {
  async function call(method: string, route: string, { token, body, headers }: Call = {}): Promise<Reply> {
    const response = await fetch(url + route, {
      method,
      headers: {
        // What is compressed is a matter of its own tests.
        'accept-encoding': 'identity',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    // An event stream may have no end.
    const isStream = response.headers.get('content-type')?.includes('event-stream');
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  async function register(email = `${createId().toLowerCase()}@example.com`, more: object = {}): Promise<Session> {
    await call('POST', '/api/auth/register/code', { body: { email } });
    const code = await mailedCode(email);
    const verified = await call('POST', '/api/auth/register/verify', { body: { email, code } });
    const reply = await call('POST', '/api/auth/register', {
      body: {
        fullName: 'Deniz Kaya',
        email,
        password: goodPassword,
        acceptTerms: true,
        ...verified.body.data,
        ...more,
      },
    });
    return reply.body.data as Session;
  }

  return { url, call, mailedCode, register };
}
