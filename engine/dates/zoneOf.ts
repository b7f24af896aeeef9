import { type Language, languageFacts } from '#engine/languages/languages.ts';

import { isTimeZone } from './isTimeZone.ts';

/** A person whose days are told. */
export interface Zoned {
  language: Language;
  /** Where their browser last was; null while none has said. */
  timeZone: string | null;
}

/** The time zone of what is written when no browser asks, such as mails. */
export function zoneOf({ language, timeZone }: Zoned): string {
  return isTimeZone(timeZone) ? timeZone : languageFacts[language].timeZone;
}
