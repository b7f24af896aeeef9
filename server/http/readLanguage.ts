import type { Context } from 'koa';

import { fallbackLanguage, isLanguage, type Language, languages } from '#engine/languages/languages.ts';

/** The reader's language: the chosen one, else by the browser's preference, else the fallback. */
export function readLanguage(context: Context): Language {
  const chosen = context.cookies.get('user-language')?.replaceAll('"', '');
  if (isLanguage(chosen)) return chosen;
  const preferred = context.acceptsLanguages([...languages]);
  return isLanguage(preferred) ? preferred : fallbackLanguage;
}
