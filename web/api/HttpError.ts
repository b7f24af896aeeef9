import type { ErrorResponse } from '#engine/protocol/errors.ts';

/** The server answered with an error status. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: Partial<ErrorResponse>;
  /** Retry-After in seconds, if the server sent one. */
  readonly retryAfter: number | null;
  /** The session token sent with the request, if any. */
  readonly token: string | null;

  constructor(
    status: number,
    body: Partial<ErrorResponse>,
    retryAfter: number | null = null,
    token: string | null = null,
  ) {
    super(`The server answered ${status}${body.key ? ` (${body.key})` : ''}.`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.token = token;
  }

  get key(): string | undefined {
    return this.body.key;
  }
}
