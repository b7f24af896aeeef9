import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';

import { addAppWords, startI18n } from '#web/i18n/startI18n.ts';

// Below the timeout of a test, so that the failure shows the page.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has neither; Headless UI and the form ask for them.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
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

// React may have put off some work still, which must not find the window gone.
afterAll(() => new Promise<void>((done) => setImmediate(done)));
