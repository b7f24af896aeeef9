/**
 * Wraps text of people and models so that a prompt can carry it as data. It is written as JSON with "<" escaped, so nothing
 * inside can close the fence or look like the prompt's own words.
 */
export function fenceData(source: string, value: unknown): string {
  return `<data from="${source}">\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</data>`;
}
