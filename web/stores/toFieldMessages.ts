import type { FieldError } from '#engine/protocol/errors.ts';

/** By the first name in the pointer: "/email" says what is wrong with `email`. */
export function toFieldMessages(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path.split('/')[1] ?? '', message]));
}
