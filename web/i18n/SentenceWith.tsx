import type { Language } from '#engine/languages/languages.ts';

interface SentenceWithProps {
  /** What people wrote. */
  written: string;
  /** Its `lang`; undefined where it is the sentence's. */
  lang: Language | undefined;
  /** The sentence around what it is given, once. */
  children: (written: string) => string;
}

// No text that can be typed holds it.
const place = '\0';

/** A sentence of the page around words that people wrote, each in its own language. */
export function SentenceWith({ written, lang, children: say }: SentenceWithProps) {
  if (lang === undefined) return say(written);
  const [before, after] = say(place).split(place);
  return (
    <>
      <span>{before}</span>
      <span lang={lang}>{written}</span>
      <span>{after}</span>
    </>
  );
}
