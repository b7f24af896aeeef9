/**
 * Truncates to a number of code points, as JSON Schema counts characters: at the last space if that keeps more than
 * half of the length, with an ellipsis. Never splits a character.
 */
export function cutText(text: string, maxLength: number): string {
  const room = [...text].slice(0, maxLength - 1).join('');
  const space = text.lastIndexOf(' ', room.length);
  return `${(space > room.length / 2 ? room.slice(0, space) : room).trimEnd()}…`;
}

/** Whether a text has more code points than allowed. */
export function isLonger(text: string, maxLength: number): boolean {
  return text.length > maxLength && [...text].length > maxLength;
}
