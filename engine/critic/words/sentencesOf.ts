/** The sentences of a text, without what stands in brackets at their beginning: directions to the interviewer. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/^\s*\([^)]*\)\s*/u, '')
    .split(/(?<=[.!?…][”"’»)]?)\s|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
