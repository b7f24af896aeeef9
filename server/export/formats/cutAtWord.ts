/** A text, cut after a word where it has more characters. */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const room = characters.slice(0, most);
  const space = room.findLastIndex((character) => /\s/.test(character));
  return `${(space < 0 ? room : room.slice(0, space)).join('').trimEnd()}…`;
}
