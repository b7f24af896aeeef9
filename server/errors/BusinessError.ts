import type { BusinessErrorKey } from '#engine/protocol/errorKeys.ts';

import { ApplicationError } from './ApplicationError.ts';

/** A business rule was violated: answered with 400 and the title and message of its key. */
export class BusinessError extends ApplicationError {
  override readonly name = 'BusinessError';
  readonly key: BusinessErrorKey;
  /** Further data for the browser, such as the ids of missing toolsets. */
  readonly data: Record<string, unknown> | undefined;

  /** Whose words are said: those of its key, unless the reader needs others. */
  readonly words: string;

  constructor(
    key: BusinessErrorKey,
    facts: Record<string, string | number> = {},
    data?: Record<string, unknown>,
    words: string = key,
  ) {
    super('business', facts);
    this.key = key;
    this.data = data;
    this.words = words;
  }
}
