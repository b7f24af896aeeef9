/** Puts a text where the caret is, as if it were typed: the browser's own undo takes it back. */
export function insertText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // Nothing else is undone by Ctrl+Z: https://html.spec.whatwg.org/#undo-history. All browsers have it.
  if (globalThis.document.execCommand?.('insertText', false, text)) return;
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
