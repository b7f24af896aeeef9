import { proxy } from 'valtio';

/** Something failed that nobody can try again: the shell says so in a dialog. */
export const unexpected = proxy({ shown: false });

export function showUnexpected(): void {
  unexpected.shown = true;
}

export function dismissUnexpected(): void {
  unexpected.shown = false;
}
