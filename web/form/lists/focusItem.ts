const focusable = 'input:not([disabled]), textarea, button:not([disabled]), select';

/** Puts the keyboard into an item: its first input, or the item itself. */
export function focusItem(list: string, index: number): void {
  const item = document.querySelector<HTMLElement>(`[data-item="${list}/${index}"]`);
  const target = item?.querySelector<HTMLElement>(`[data-item-body] :is(${focusable})`) ?? item;
  target?.focus();
}
