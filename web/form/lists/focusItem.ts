import { bringIntoView } from '../bringIntoView.ts';

const focusable = 'input:not([disabled]), textarea, button:not([disabled]), select';

/** Focuses the first input of an item, or its row where it is closed, and scrolls to it. */
export function focusItem(list: string, index: number, block: 'start' | 'nearest' = 'nearest'): void {
  const item = document.querySelector<HTMLElement>(`[data-item="${list}/${index}"]`);
  const target =
    item?.querySelector<HTMLElement>(`[data-item-body] :is(${focusable})`) ??
    item?.querySelector<HTMLElement>('[data-row-toggle]') ??
    item;
  target?.focus({ preventScroll: true });
  if (item) bringIntoView(item, block);
}
