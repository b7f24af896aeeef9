import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { addAppWords, startI18n } from '#web/i18n/startI18n.ts';

// jsdom has neither; Headless UI and the form ask for them.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= function scrollIntoView() {};

beforeEach(async () => {
  await startI18n('en');
  await addAppWords();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
