import type { LanguageFacts } from '#engine/languages/LanguageFacts.ts';
import { type Language, languageFacts } from '#engine/languages/languages.ts';

/** The pattern of a text that holds a time of day, such as "12:07"; it may be empty. */
export const timeOfDayPattern = '^(([01][0-9]|2[0-3]):[0-5][0-9])?$';

/** A time such as "12:07" as readers of a language write it: "12.07" in Turkish. */
export function formatTimeOfDay(time: string, language: Language): string {
  const { timeMark }: LanguageFacts = languageFacts[language];
  return time.replace(':', timeMark ?? ':');
}
