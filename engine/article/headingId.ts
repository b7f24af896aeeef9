/** The anchor of the nth heading of a text: the same in every language, and never an id of the page around it. */
export function headingId(index: number): string {
  return `topic-${index + 1}`;
}
