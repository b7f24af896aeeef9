import type { Locator, Page } from 'playwright';

const pressing = ['click', 'dblclick', 'tap', 'check', 'uncheck'] as const;

const patched = new WeakSet<object>();

/**
 * Lets every press scroll first and wait until what it meant stands still, as a person does. Playwright looks whether
 * an element moves before it scrolls to it and not after, and parts of a long page get their true height when they come
 * near the screen: a button that moves between press and release gets no click.
 */
export function pressWhatIsStill(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Pick<Locator, 'evaluate' | (typeof pressing)[number]>;
  if (patched.has(locators)) return;
  patched.add(locators);
  for (const name of pressing) {
    const press = locators[name];
    locators[name] = async function (this: Locator, options) {
      await this.evaluate(untilStill, undefined, { timeout: options?.timeout });
      await press.call(this, options);
    };
  }
}

async function untilStill(element: SVGElement | HTMLElement): Promise<void> {
  const placed = () => element.getBoundingClientRect().top;
  let before = placed();
  (element as HTMLElement & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
  if (placed() === before) return;
  for (let still = 0; still < 5; still += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = placed();
    if (now !== before) still = 0;
    before = now;
  }
}
