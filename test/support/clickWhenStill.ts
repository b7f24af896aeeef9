import type { Locator } from 'playwright';

/**
 * Clicks what stands far down a long page, as a person does: scrolls to it, and presses once it stands still. Parts of the
 * form get their true height when they come near the screen, and what moves between press and release gets no click.
 */
export async function clickWhenStill(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let before = Number.NaN;
    for (let still = 0; still < 5; still += 1) {
      await frame();
      const { top } = element.getBoundingClientRect();
      if (top !== before) still = 0;
      before = top;
    }
  });
  await target.click();
}
