import type { Locator } from 'playwright';

/** Whether the target contains the focus. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}
