import { bringIntoView } from '#web/form/bringIntoView.ts';
import { focusWithin } from '#web/form/focusWithin.ts';

/** Focuses the first input of an item, or its row where it is closed, and scrolls to it. */
export function focusItem(list: string, index: number, block: 'start' | 'nearest' = 'nearest'): void {
  const item = document.querySelector<HTMLElement>(`[data-item="${list}/${index}"]`);
  const part = (selector: string) => item?.querySelector<HTMLElement>(selector);
  focusWithin(part('[data-item-body]') ?? part('[data-row-toggle]') ?? item);
  if (item) bringIntoView(item, block);
}
