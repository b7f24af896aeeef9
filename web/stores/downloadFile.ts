import type { FetchedFile } from '#web/api/fetchFile.ts';

/** Hands a file to the browser's downloads. */
export function downloadFile({ blob, name }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser takes the file up after this turn; an address freed at once would leave it empty-handed.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
