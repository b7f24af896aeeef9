/**
 * Copies a text. Resolves with whether it is on the clipboard: without a secure connection, as on http:// in an office
 * network, there is none but the one that old browsers had, and a browser may refuse that as well.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // keeps a phone's keyboard away
  field.className = 'sr-only';
  // Beside what has the focus: a dialog takes back a focus outside of it, and a panel closes.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
