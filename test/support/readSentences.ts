import type { Page } from 'playwright';

/**
 * Everything on the page that a person reads or hears, but for times, which the browser puts into words, code, keys,
 * names and initials, which are no words, and pictures, which break content into lines and have their own words in the
 * engine.
 */
export function readSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('script, noscript, style, time, code, pre, kbd, .picture, [translate=no]')) continue;
      if (node === element) for (const name of spoken) found.add(element.getAttribute(name) ?? '');
      else if (element?.tagName !== 'TEXTAREA') found.add(node.textContent ?? '');
    }
    return [...found].filter((text) => text.trim() !== '');
  });
}
