import type { ErrorResponse } from '#engine/protocol/errors.ts';

/** The server answered, and not with a success. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: Partial<ErrorResponse>;
  /** Seconds to wait, where the server named them. */
  readonly retryAfter: number | null;
  /** Whose answer it is: the session that was sent along, if any. */
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
