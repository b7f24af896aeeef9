const storageKey = 'reloadedFrom';

/**
 * After a new version was put on the server, an open page asks for files that are gone. When the server offers another
 * version than the one that runs here, the page is loaded anew; once, should that not have helped. Tells whether the
 * server could be reached at all.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  let answer: Response;
  let page: string;
  try {
    answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    page = await answer.text();
  } catch {
    return false;
  }
  const running = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!running || !answer.ok) return true;
  const { pathname } = new URL(running.src);
  try {
    if (page.includes(pathname) || sessionStorage.getItem(storageKey) === pathname) return true;
    sessionStorage.setItem(storageKey, pathname);
  } catch {
    return true; // Nothing can be noted: the person decides when to try again.
  }
  window.location.reload();
  return true;
}
