import { proxy } from 'valtio';

export interface ToastAction {
  label: string;
  run: () => void;
  /** Makes it a link to that page. */
  to?: string;
}

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  title?: string;
  action?: ToastAction;
  /** Takes the place of what is shown of the same. */
  topic?: string;
  /**
   * For what is said on the way to another page, or of something beyond this one: a sign-in, a copy, what others did.
   */
  outlivesPage?: boolean;
}

export const toasts = proxy({ items: [] as Toast[], lastId: 0 });

/** Shows a toast. One with the same text that is still shown only gets the newer action. */
export function showToast(
  kind: Toast['kind'],
  text: string,
  more: Pick<Toast, 'title' | 'action' | 'topic' | 'outlivesPage'> = {},
): void {
  if (more.topic !== undefined)
    toasts.items = toasts.items.filter(({ topic, text: its }) => topic !== more.topic || its === text);
  const shown = toasts.items.find((item) => item.text === text && item.kind === kind);
  if (shown) {
    delete shown.action;
    Object.assign(shown, more);
    return;
  }
  toasts.lastId += 1;
  toasts.items.push({ id: toasts.lastId, kind, text, ...more });
}

/** Removes what was said of a page that was left. */
export function dismissPageToasts(): void {
  toasts.items = toasts.items.filter(({ outlivesPage }) => outlivesPage);
}

/** Removes all toasts: neither messages nor actions are meant for the person who signs in next. */
export function dismissToasts(): void {
  toasts.items = [];
}

export function dismissToast(id: number): void {
  toasts.items = toasts.items.filter((item) => item.id !== id);
}
