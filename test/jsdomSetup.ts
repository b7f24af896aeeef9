import './jsdomMedia.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { startI18n } from '#web/i18n/startI18n.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { loadWordsOfParts } from '#web/testing/loadWordsOfParts.ts';
import { resetStores } from '#web/testing/resetStores.ts';

// Shorter than the tests' timeout, so that the error shows the page.
configure({ asyncUtilTimeout: 20_000 });

// Missing in jsdom, and used by Headless UI and the form.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
Element.prototype.scrollIntoView ??= function scrollIntoView() {};
Element.prototype.animate ??= () => new EventTarget() as Animation;
window.scrollBy = () => {};

const parts = [
  'app',
  'brand',
  'creation',
  'editing',
  'evidence',
  'exports',
  'google',
  'home',
  'imports',
  'many',
  'present',
  'questions',
  'settings',
  'standing',
  'user',
] as const;
beforeEach(async () => {
  await startI18n('en');
  await Promise.all(parts.map(addWordsOf));
  await loadWordsOfParts();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Lets React finish scheduled work, then hands the page's modules to the next file as they were.
afterAll(async () => {
  vi.useRealTimers();
  await new Promise<void>((done) => setImmediate(done));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetStores();
});
