import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

/** @throws InvalidRequestError that names each toolset which is none */
export function requireToolsets(toolsets: ToolsetRegistry, wanted: readonly string[], language: Language): void {
  const message = translate(language, 'fields.not-in-list');
  const errors = wanted.flatMap((id, index) =>
    toolsets.has(id) ? [] : [{ path: `/toolsets/${index}`, key: 'not-in-list' as const, message }],
  );
  if (errors.length > 0) throw new InvalidRequestError(errors);
}
