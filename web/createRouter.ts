import { createBrowserRouter, matchRoutes } from 'react-router-dom';

import { entryRoutes, rootId } from './entryRoutes.tsx';
import { whenIdle } from './whenIdle.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const loadPages = async () => (await import('./pageRoutes.tsx')).pageRoutes;

/**
 * Has the routes of the pages that people begin with; those of all others come with the first address that needs them.
 */
export function createRouter(): Router {
  let isComplete = false;
  return createBrowserRouter(entryRoutes, {
    basename: '/',
    async patchRoutesOnNavigation({ patch, signal }) {
      if (isComplete) return;
      const pages = await loadPages();
      // The router takes nothing from a navigation that was given up.
      if (isComplete || signal.aborted) return;
      patch(rootId, pages);
      isComplete = true;
    },
  });
}

/**
 * Begins to load the other pages' routes: at once where the address needs them, else when nothing else is to be done.
 */
export function preloadPages(address: string): void {
  // The router reports a failure to whoever needs them.
  const load = () => void loadPages().catch(() => {});
  if (matchRoutes(entryRoutes, address)) whenIdle(load);
  else load();
}
