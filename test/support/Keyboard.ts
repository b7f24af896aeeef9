import type { Locator, Page } from 'playwright';

import { untilDrawn } from './untilDrawn.ts';

const mostStops = 400;

/** A keyboard user: moves with Tab, and checks that each focused element is visible. */
export class Keyboard {
  readonly #page: Page;
  /** Focused elements that were not visible. */
  readonly unseen: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await target.first().waitFor();
    await untilDrawn(this.#page);
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
      const unseen = (await this.#page.evaluate(describeUnseenFocus)) && (await this.#lookAgain());
      if (unseen) this.unseen.push(unseen);
    }
    throw new Error(`${mostStops} stops did not lead to ${String(target)}`);
  }

  /** Checks again after scrolling: late layout may have moved the focused element out of view. */
  async #lookAgain(): Promise<string | null> {
    await untilDrawn(this.#page);
    await this.#page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) document.activeElement!.scrollIntoView({ block: 'nearest' });
    });
    return this.#page.evaluate(describeUnseenFocus);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.press(key);
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.type(text);
  }
}

/** Runs in the page: describes the focused element if nothing marks it or it is covered. */
function describeUnseenFocus(): string | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  const outlined = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== 'none';
  // An input drawn by its label shows its focus there.
  const isMarked = [element, element.closest('label'), element.nextElementSibling, element.parentElement].some(
    outlined,
  );
  const { left, top, right, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isFree = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  if (isMarked && isFree) return null;
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return `${isMarked ? 'covered' : 'unmarked'}: <${element.tagName.toLowerCase()} id="${element.id}"> ${name}`;
}
