/** Cuts at the last space that leaves most of the text, and shows by an ellipsis that it was cut. Never splits a character. */
export function cutText(text: string, maxLength: number): string {
  const room = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = room.lastIndexOf(' ');
  return `${(space > maxLength * 0.8 ? room.slice(0, space) : room).trimEnd()}…`;
}
