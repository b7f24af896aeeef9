/** Makes a change to the page without moving an element on the screen: parts above it may grow or shrink. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
