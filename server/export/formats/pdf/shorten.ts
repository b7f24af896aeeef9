/** A text, cut after a word where it has more characters. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
