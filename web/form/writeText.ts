/** Writes a text into an input, also while somebody is in it: the caret stays between the same letters. */
export function writeText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (element.value === text) return;
  const { value: before, selectionStart, selectionEnd } = element;
  element.value = text;
  // Some kinds of inputs, such as those for numbers, have no caret to place.
  if (element !== document.activeElement || selectionStart === null || selectionEnd === null) return;
  const place = (at: number) =>
    text.startsWith(before.slice(0, at)) ? at : Math.max(0, text.length - (before.length - at));
  element.setSelectionRange(place(selectionStart), place(selectionEnd));
}
