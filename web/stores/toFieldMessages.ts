import type { FieldError } from '#engine/protocol/errors.ts';

/** Messages by top-level field: an error at "/email" belongs to `email`. */
export function toFieldMessages(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path.split('/')[1] ?? '', message]));
}
