import type { ErrorResponse } from '#engine/protocol/errors.ts';
import { timeZoneHeader } from '#engine/protocol/timeZoneHeader.ts';

import { HttpError } from './HttpError.ts';
import { NetworkError } from './NetworkError.ts';
import { readCookie } from './readCookie.ts';
import { readStoredToken } from './storedToken.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A value that is sent as JSON, or FormData. */
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Makes a POST safe to retry: the server does the work once per key. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Sends a request with session and XSRF header. Without a timeout; pass a signal for one. */
export async function sendRequest(path: string, options: RequestOptions = {}): Promise<Response> {
  const token = readStoredToken();
  const response = await send(path, options, token);
  if (isFine(response)) return response;
  const error = await readError(response, token);
  if (error.key !== 'xsrf-mismatch') throw error;
  // Refused before anything was done, as when another tab signed in meanwhile; the answer has set the right cookie.
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

/** The headers of a request: session, language and XSRF. */
export function headersOf(
  { method = 'GET', body, headers, idempotencyKey }: RequestOptions,
  token: string | null,
): Headers {
  const all = new Headers(headers);
  const xsrf = readCookie('XSRF-TOKEN');
  const { lang } = document.documentElement;
  all.set('Accept', all.get('Accept') ?? 'application/json');
  // The page's language, which may differ from the browser's preference.
  if (lang) all.set('Accept-Language', lang);
  const zone = readTimeZone();
  if (zone) all.set(timeZoneHeader, zone);
  if (token) all.set('Authorization', `Bearer ${token}`);
  if (xsrf && method !== 'GET') all.set('X-XSRF-TOKEN', xsrf);
  if (idempotencyKey) all.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined && !(body instanceof FormData)) all.set('Content-Type', 'application/json');
  return all;
}

/** The browser's; "" where it does not tell. */
function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

function bodyOf(body: unknown): BodyInit {
  return body instanceof FormData ? body : JSON.stringify(body);
}

async function readError(response: Response, token: string | null): Promise<HttpError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorResponse>;
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new HttpError(response.status, body, retryAfter > 0 ? retryAfter : null, token);
}
