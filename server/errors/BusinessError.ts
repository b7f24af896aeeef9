import type { BusinessErrorKey } from '#engine/protocol/errorKeys.ts';

import { ApplicationError } from './ApplicationError.ts';

/** A business rule said no: 400 with the title and message of its key. */
export class BusinessError extends ApplicationError {
  override readonly name = 'BusinessError';
  readonly key: BusinessErrorKey;
  /** Anything the browser needs to lead the person on, such as the ids of what is missing. */
  readonly data: Record<string, unknown> | undefined;

  constructor(key: BusinessErrorKey, facts: Record<string, string | number> = {}, data?: Record<string, unknown>) {
    super('business', facts);
    this.key = key;
    this.data = data;
  }
}
