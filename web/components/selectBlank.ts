/**
 * Selects a blank of the text that has the focus, so that typing puts the answer in its place: the one at `start`, if
 * it is still there; without `start`, the first.
 */
export function selectBlank(start?: number): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return;
  const found = start === undefined ? /_{4,}/.exec(element.value) : /^_{4,}/.exec(element.value.slice(start));
  if (!found) return;
  const from = (start ?? 0) + found.index;
  element.setSelectionRange(from, from + found[0].length);
}
