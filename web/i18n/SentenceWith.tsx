import { Fragment } from 'react';

import type { Language } from '#engine/toolset/languages.ts';

interface SentenceWithProps {
  /** What people wrote. */
  written: string;
  /** Its `lang`; undefined where it is the sentence's. */
  lang: Language | undefined;
  /** The sentence around what it is given. */
  children: (written: string) => string;
}

// No text that can be typed holds it.
const place = '\0';

/** A sentence of the page around words that people wrote, each in its own language. */
export function SentenceWith({ written, lang, children: say }: SentenceWithProps) {
  if (lang === undefined) return say(written);
  return say(place)
    .split(place)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <span lang={lang}>{written}</span>}
        {part !== '' && <span>{part}</span>}
      </Fragment>
    ));
}
