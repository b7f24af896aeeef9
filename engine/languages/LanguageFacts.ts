/** What is true of a language wherever it is written, beside its words. */
export interface LanguageFacts {
  /** For dates, numbers, letters and spelling: a BCP 47 tag with the country whose customs hold. */
  locale: string;
  /** Where people most likely are of whom nothing but their language is known. */
  timeZone: string;
  /** The currency that its readers expect where none was chosen. */
  currency: string;
  /** How the month stands in a short date: with letters where readers differ about the order of the figures. */
  monthInShortDate: 'short' | 'numeric';
  /** Whether a weekday stands behind its date. */
  weekdayLast: boolean;
  /** What stands between hours and minutes besides a colon. */
  timeMark?: '.';
  /** Whether the name of a thing is written with a small letter behind a verb: "Add stakeholder". */
  lowersNames: boolean;
  /** The word that marks what follows its colon as an assumption. */
  assumption: string;
  /**
   * Of running text, as models count: measured with the tokenizers of GPT-4o and Llama 3 on requests of full projects.
   */
  charactersPerToken: number;
  /** The language's number in Windows' file formats, in hexadecimal. */
  windowsId: string;
}
