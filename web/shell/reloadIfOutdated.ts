const storageKey = 'reloadedFrom';

/**
 * After a deployment, an open page requests files that no longer exist. If the server has another version than this
 * page, the page is reloaded, but only once. Resolves with whether the server could be reached.
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
    return true; // Without storage a reload could loop, so retrying is left to the person.
  }
  window.location.reload();
  return true;
}
