import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepDroppedFiles } from './keepDroppedFiles.ts';

let page: AbortController;
beforeEach(() => {
  document.body.innerHTML = '<p>text</p><div><p>place</p></div><input type="file">';
  document.querySelector('div')?.addEventListener('drop', (event) => event.preventDefault());
  page = new AbortController();
  keepDroppedFiles(page.signal);
});
afterEach(() => page.abort());

/** Drags something onto an element; tells whether the page kept it from the browser, and what the pointer shows. */
function drag(kind: 'dragover' | 'drop', selector: string, type = 'Files') {
  const dataTransfer = { types: [type], dropEffect: 'copy' };
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { dataTransfer });
  document.querySelector(selector)?.dispatchEvent(event);
  return { kept: event.defaultPrevented, shown: dataTransfer.dropEffect };
}
const placesAreShown = () => 'fileOver' in document.documentElement.dataset;

it('keeps the browser from opening a file, and shows where one may be dropped', () => {
  expect(drag('dragover', 'p')).toEqual({ kept: true, shown: 'none' });
  expect(placesAreShown()).toBe(true);
  expect(drag('drop', 'p').kept).toBe(true);
  expect(placesAreShown()).toBe(false);
});

it('leaves a file to the place that takes it, and texts to the browser', () => {
  expect(drag('dragover', 'input')).toEqual({ kept: false, shown: 'copy' });
  expect(drag('drop', 'input').kept).toBe(false);
  expect(drag('dragover', 'p', 'text/plain')).toEqual({ kept: false, shown: 'copy' });
  expect(drag('drop', 'p', 'text/plain').kept).toBe(false);
});
