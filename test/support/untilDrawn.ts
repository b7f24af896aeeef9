import type { Page } from 'playwright';

/** Nothing loads any more, and the items of a long form, which come in idle turns, are all there: several add nothing. */
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
