/** What is wrong with a regular expression, told to its author. */
export class RegexFault extends Error {
  override readonly name = 'RegexFault';
}
