/**
 * A file that is dropped beside its place would be opened by the browser, in place of the page and what is not saved yet:
 * until the returned function is called, such a file is not taken, and the places that take one are shown meanwhile
 * (`data-file-over` on the page).
 */
export function keepDroppedFiles(): () => void {
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
  window.addEventListener('dragover', drag);
  window.addEventListener('drop', drop);
  window.addEventListener('dragleave', leave);
  return () => {
    clear();
    window.removeEventListener('dragover', drag);
    window.removeEventListener('drop', drop);
    window.removeEventListener('dragleave', leave);
  };
}

/** Whether something on the page takes the file: a place of ours, or the browser's own input. */
function isTaken({ defaultPrevented, target }: DragEvent): boolean {
  return defaultPrevented || (target instanceof Element && target.closest('input[type="file"]') !== null);
}
