import i18next from 'i18next';
import { proxy } from 'valtio';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  title?: string;
}

export const toasts = proxy({ items: [] as Toast[], lastId: 0 });

export function showToast(kind: Toast['kind'], text: string, title?: string): void {
  const shown = toasts.items.find((item) => item.text === text && item.kind === kind);
  if (shown) return;
  toasts.lastId += 1;
  toasts.items.push({ id: toasts.lastId, kind, text, ...(title ? { title } : {}) });
}

export function dismissToast(id: number): void {
  toasts.items = toasts.items.filter((item) => item.id !== id);
}

export function showUnexpected(): void {
  showToast('error', i18next.t('error.message'), i18next.t('error.title'));
}
