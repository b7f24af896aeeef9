import type { Visitor } from './openBrowser.ts';
import { untilLoaded } from './untilLoaded.ts';

/**
 * Opens a screen and waits until all of it is drawn. Where the page is open already, it goes there as by a link,
 * without loading anew: half the work. Each screen must then have a title of its own; by it one knows that the screen
 * has changed.
 */
export async function openScreen(visitor: Visitor, path: string): Promise<void> {
  const { page } = visitor;
  const isOpen = page.url().startsWith('http');
  if (isOpen) await goByRouter(visitor, path);
  else await page.goto(path);
  await page.getByRole('main').first().waitFor();
  await untilLoaded(visitor);
}

async function goByRouter({ page }: Visitor, path: string): Promise<void> {
  const former = 'The former screen';
  await page.evaluate(
    ([address, title]) => {
      document.title = title;
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [path, former] as const,
  );
  await page.waitForFunction((title) => document.title !== title && document.title !== '', former);
}
