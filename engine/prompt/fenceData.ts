import type { Worth } from '#engine/provenance/Worth.ts';

/**
 * Wraps untrusted text as data in a prompt, against prompt injection: as JSON with "<" escaped, so that nothing inside
 * can close the fence or imitate the prompt's own markup.
 *
 * @param worth what it is worth, where that is known.
 */
export function fenceData(source: string, value: unknown, worth?: Worth): string {
  return `<data from="${source}"${worth ? ` state="${worth}"` : ''}>\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</data>`;
}
