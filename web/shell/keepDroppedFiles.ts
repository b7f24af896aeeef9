/**
 * A file that is dropped beside its place would be opened by the browser, in place of the page and what is not saved
 * yet: until the signal aborts, such a file is not taken, and the places that take one are shown meanwhile
 * (`data-file-over` on the page).
 */
export function keepDroppedFiles(signal: AbortSignal): void {
  const page = document.documentElement;
  const clear = () => delete page.dataset['fileOver'];
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    page.dataset['fileOver'] = '';
    if (isTaken(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  const drop = (event: DragEvent) => {
    clear();
    if (event.dataTransfer?.types.includes('Files') && !isTaken(event)) event.preventDefault();
  };
  // Without `relatedTarget`, it is the window that was left.
  const leave = (event: DragEvent) => event.relatedTarget === null && clear();
  window.addEventListener('dragover', drag, { signal });
  window.addEventListener('drop', drop, { signal });
  window.addEventListener('dragleave', leave, { signal });
  signal.addEventListener('abort', clear);
}

/** Whether something on the page takes the file: a place of ours, or the browser's own input. */
function isTaken({ defaultPrevented, target }: DragEvent): boolean {
  return defaultPrevented || (target instanceof Element && target.closest('input[type="file"]') !== null);
}
