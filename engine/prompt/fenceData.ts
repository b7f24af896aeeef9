/**
 * Wraps untrusted text as data in a prompt, against prompt injection: as JSON with "<" escaped, so that nothing inside
 * can close the fence or imitate the prompt's own markup.
 */
export function fenceData(source: string, value: unknown): string {
  return `<data from="${source}">\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</data>`;
}
