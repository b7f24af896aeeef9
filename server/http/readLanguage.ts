import type { Context } from 'koa';

import { type Language, languages } from '#engine/toolset/languages.ts';

/** The reader's language: what was chosen, else what the browser prefers, else English. */
export function readLanguage(context: Context): Language {
  const chosen = context.cookies.get('user-language')?.replaceAll('"', '');
  const known = languages.find((language) => language === chosen);
  return known ?? ((context.acceptsLanguages([...languages]) || 'en') as Language);
}
