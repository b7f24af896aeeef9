import { proxy } from 'valtio';

/** Whether the shell shows the dialog for errors without a retry. */
export const unexpected = proxy({ shown: false });

export function showUnexpected(): void {
  unexpected.shown = true;
}

export function dismissUnexpected(): void {
  unexpected.shown = false;
}
