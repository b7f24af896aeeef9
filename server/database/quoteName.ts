/** A name of a table or column as both databases quote it; "table.column" becomes two quoted names. */
export function quoteName(name: string): string {
  return name
    .split('.')
    .map((part) => `\`${part}\``)
    .join('.');
}
