/** Puts a text where the caret is, as if it were typed: the browser's own undo takes it back. */
export function insertText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end } = element;
  // A caret that was elsewhere ends what was typed before: that is another step for undo.
  element.setSelectionRange(0, 0);
  element.setSelectionRange(start, end);
  // Nothing else is undone by Ctrl+Z: https://html.spec.whatwg.org/#undo-history. All browsers have it.
  if (globalThis.document.execCommand?.('insertText', false, text)) return;
  element.setRangeText(text, start ?? 0, end ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
