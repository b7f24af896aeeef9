import type { Page } from 'playwright';

/**
 * Waits until nothing is loading and the items of long forms, which are rendered in idle callbacks, are complete: until
 * several callbacks in a row add no element.
 */
export function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const turn = () => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 100 }));
    let before = -1;
    for (let quiet = 0; quiet < 5; quiet += 1) {
      await turn();
      const now = document.getElementsByTagName('*').length;
      if (now !== before || document.querySelector('main [aria-busy=true]')) quiet = 0;
      before = now;
    }
  });
}
