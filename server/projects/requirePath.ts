import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

/** @throws InvalidRequestError for a path that is not loaded */
export function requirePath(paths: ToolsetPaths, path: string, language: Language): void {
  if (paths.has(path)) return;
  throw new InvalidRequestError([
    { path: '/path', key: 'not-in-list', message: translate(language, 'fields.not-in-list') },
  ]);
}
