import { proxy } from 'valtio';

export type Theme = 'light' | 'dark';

const storageKey = 'displayStoreKey';
const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

interface Stored {
  /** What is shown: chosen, or that of the device. */
  theme: Theme;
  /** The theme is that of the device, also when that changes. */
  likeDevice: boolean;
  /** The steps of a project are hidden beside its pages. */
  railHidden: boolean;
  /** The kinds of pictures of which people know how they are edited. */
  hintsSeen: readonly string[];
}

export const display = proxy(readStored());

// Applies a theme that was chosen in another tab.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) show(readStored());
});

// Follows the device where that was chosen.
darkDevice.addEventListener('change', () => show(readStored()));

export function setTheme(theme: Theme): void {
  keep({ ...display, theme, likeDevice: false });
}

/** @param likeDevice false: what is shown now stays, whatever the device does */
export function setLikeDevice(likeDevice: boolean): void {
  keep({ ...display, likeDevice, theme: likeDevice ? themeOfDevice() : display.theme });
}

function themeOfDevice(): Theme {
  return darkDevice.matches ? 'dark' : 'light';
}

export function setRailHidden(railHidden: boolean): void {
  keep({ ...display, railHidden });
}

export function setHintSeen(kind: string): void {
  if (!display.hintsSeen.includes(kind)) keep({ ...display, hintsSeen: [...display.hintsSeen, kind] });
}

function keep(chosen: Stored): void {
  show(chosen);
  try {
    localStorage.setItem(storageKey, JSON.stringify(chosen));
  } catch {
    // Storage is unavailable: kept for this visit only.
  }
}

function show(chosen: Stored): void {
  Object.assign(display, chosen);
  document.documentElement.dataset['theme'] = chosen.theme;
  colourBrowser();
}

/** Sets the browser's theme colour to that of the top bar. */
function colourBrowser(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--raised').trim();
}

function readStored(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Stored> | null;
    const likeDevice = stored?.likeDevice === true;
    return {
      theme: likeDevice ? themeOfDevice() : stored?.theme === 'dark' ? 'dark' : 'light',
      likeDevice,
      railHidden: stored?.railHidden === true,
      hintsSeen: Array.isArray(stored?.hintsSeen) ? stored.hintsSeen : [],
    };
  } catch {
    return { theme: 'light', likeDevice: false, railHidden: false, hintsSeen: [] };
  }
}
