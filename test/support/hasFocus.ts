import type { Locator } from 'playwright';

/** Whether the focus is on it or on something in it. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}
