/** Cuts at the last space that leaves more than half of the room, and shows by an ellipsis that it was cut. Never splits a character. */
export function cutText(text: string, maxLength: number): string {
  const room = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = text.lastIndexOf(' ', room.length);
  return `${(space > maxLength / 2 ? room.slice(0, space) : room).trimEnd()}…`;
}
