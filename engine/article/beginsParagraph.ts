/** Whether a line begins with words: no heading, list, table, quotation or code. */
export function beginsParagraph(line: string): boolean {
  return !/^\s*(?:#|[-*+]\s|\d+[.)]\s|\||>|`{3}|~{3})/.test(line);
}
