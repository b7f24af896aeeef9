import { ApplicationError } from './ApplicationError.ts';

/** A webhook that its gateway has not signed, or that is too old. */
export class WebhookRefusedError extends ApplicationError {
  override readonly name = 'WebhookRefusedError';

  constructor(reason: 'unsigned' | 'too-old' | 'malformed') {
    super('webhook-refused', { reason });
  }
}
