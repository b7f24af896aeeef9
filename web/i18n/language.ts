import { fallbackLanguage, isLanguage, type Language } from '#engine/languages/languages.ts';
import { readCookie } from '#web/api/readCookie.ts';

const cookieName = 'user-language';
const cookieDays = 3650;

/** The stored choice, else the browser's language, else the fallback. */
export function chosenLanguage(): Language {
  const stored = readCookie(cookieName)?.replaceAll('"', ''); // the server strips quotes too
  if (isLanguage(stored)) {
    // Renewed at each visit: browsers limit a cookie's lifetime to 400 days.
    storeLanguage(stored);
    return stored;
  }
  const prefix = navigator.language.split('-')[0]?.toLowerCase();
  return isLanguage(prefix) ? prefix : fallbackLanguage;
}

export function storeLanguage(language: Language): void {
  document.cookie = `${cookieName}=${language}; path=/; max-age=${cookieDays * 24 * 60 * 60}; samesite=lax`;
}
