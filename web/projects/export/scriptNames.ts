import type { Language } from '#engine/languages/languages.ts';

// What people call these letters, rather than by the name of the script.
const byLanguage: Record<string, string> = { Hani: 'zh', Hira: 'ja', Kana: 'ja', Hang: 'ko' };

/** What scripts are called by their codes in ISO 15924: "Chinese", "Devanagari". */
export function scriptNames(codes: readonly string[], language: Language): string[] {
  const scripts = new Intl.DisplayNames(language, { type: 'script' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const names = codes.map((code) => {
    const spoken = byLanguage[code];
    return (spoken === undefined ? scripts.of(code) : languages.of(spoken)) ?? code;
  });
  return [...new Set(names)];
}
