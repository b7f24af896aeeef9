import { proxy } from 'valtio';

export type Theme = 'light' | 'dark';

const storageKey = 'displayStoreKey';

export const display = proxy({ theme: readTheme() });

// Applies a theme that was chosen in another tab.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) show(readTheme());
});

export function setTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ theme }));
  } catch {
    // Storage is unavailable: kept for this visit only.
  }
}

function show(theme: Theme): void {
  display.theme = theme;
  document.documentElement.dataset['theme'] = theme;
  colourBrowser();
}

/** Sets the browser's theme colour to that of the top bar. */
function colourBrowser(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--raised').trim();
}

function readTheme(): Theme {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as { theme?: unknown } | null;
    return stored?.theme === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}
