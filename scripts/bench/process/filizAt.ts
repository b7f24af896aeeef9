import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A client of a running server. */
export interface Filiz {
  url: string;
  port: number;
  /** Calls the API and returns `data`; @throws unless it succeeds. */
  call<T>(method: string, path: string, call?: { token?: string; body?: unknown }): Promise<T>;
  /** Registers a person and returns the session token. */
  register(): Promise<string>;
}

export function filizAt(port: number, dataDirectory: string): Filiz {
  const url = `http://127.0.0.1:${port}`;
  let people = 0;

  const call: Filiz['call'] = async (method, path, { token, body } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return text ? JSON.parse(text).data : undefined;
  };

  const register = async () => {
    const email = `person-${(people += 1)}@example.com`;
    await call('POST', '/api/auth/register/code', { body: { email } });
    const code = await mailedCode(join(dataDirectory, 'outbox'), email);
    const verified = await call<object>('POST', '/api/auth/register/verify', { body: { email, code } });
    const password = 'river stone lantern';
    const body = { fullName: 'Deniz Kaya', email, password, acceptTerms: true, ...verified };
    return (await call<{ token: string }>('POST', '/api/auth/register', { body })).token;
  };

  return { url, port, call, register };
}

async function mailedCode(outbox: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
      const code = /^ {4}(\d{6,10})\r?$/m.exec(mails.find((mail) => mail.includes(`To: ${email}`)) ?? '')?.[1];
      if (code) return code;
    } catch {
      // The outbox is created with the first mail.
    }
    await sleep(20);
  }
  throw new Error(`no code was mailed to ${email}`);
}
