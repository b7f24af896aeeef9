/** A colour that somebody typed, as #rrggbb; "" where there is none, null where it is no colour. */
export function readColour(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return '';
  const [, long, red, green, blue] = /^#?(?:([0-9a-f]{6})|([0-9a-f])([0-9a-f])([0-9a-f]))$/.exec(text) ?? [];
  if (long) return `#${long}`;
  return red && green && blue ? `#${red}${red}${green}${green}${blue}${blue}` : null;
}
