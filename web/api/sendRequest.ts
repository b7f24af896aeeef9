import type { ErrorResponse } from '#engine/protocol/errors.ts';

import { HttpError } from './HttpError.ts';
import { NetworkError } from './NetworkError.ts';
import { readCookie } from './readCookie.ts';
import { readStoredToken } from './storedToken.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON, or form data as it is. */
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Makes a POST safe to repeat: the same key never starts the work twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Sends a request with the session and the XSRF header. No timeout: whoever needs one passes a signal. */
export async function sendRequest(path: string, options: RequestOptions = {}): Promise<Response> {
  const token = readStoredToken();
  const response = await send(path, options, token);
  if (isFine(response)) return response;
  const error = await readError(response, token);
  if (error.key !== 'xsrf-mismatch') throw error;
  // Refused before anything was done: another tab signed in meanwhile. The refusal brought the right cookie.
  const tokenNow = readStoredToken();
  const second = await send(path, options, tokenNow);
  if (isFine(second)) return second;
  throw await readError(second, tokenNow);
}

function isFine({ ok, status }: Response): boolean {
  return ok || status === 304;
}

async function send(path: string, options: RequestOptions, token: string | null): Promise<Response> {
  try {
    return await fetch(addressOf(path, options.query), {
      method: options.method ?? 'GET',
      headers: headersOf(options, token),
      ...(options.body === undefined ? {} : { body: bodyOf(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    throw new NetworkError(error);
  }
}

function addressOf(path: string, query: RequestOptions['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function headersOf({ method = 'GET', body, headers, idempotencyKey }: RequestOptions, token: string | null): Headers {
  const all = new Headers(headers);
  const xsrf = readCookie('XSRF-TOKEN');
  const { lang } = document.documentElement;
  all.set('Accept', all.get('Accept') ?? 'application/json');
  // The page's, which need not be the one that the browser would name first of those that the server speaks.
  if (lang) all.set('Accept-Language', lang);
  if (token) all.set('Authorization', `Bearer ${token}`);
  if (xsrf && method !== 'GET') all.set('X-XSRF-TOKEN', xsrf);
  if (idempotencyKey) all.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined && !(body instanceof FormData)) all.set('Content-Type', 'application/json');
  return all;
}

function bodyOf(body: unknown): BodyInit {
  return body instanceof FormData ? body : JSON.stringify(body);
}

async function readError(response: Response, token: string | null): Promise<HttpError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorResponse>;
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new HttpError(response.status, body, retryAfter > 0 ? retryAfter : null, token);
}
