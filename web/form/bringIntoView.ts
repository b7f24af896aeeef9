/**
 * Scrolls an element into view. Parts of the form have an estimated height (content-visibility) until they are near the
 * viewport, so scrolling is repeated until the position is stable.
 */
export function bringIntoView(element: HTMLElement, block: 'start' | 'center' | 'nearest'): void {
  let triesLeft = 30;
  let stillFor = 0;
  let top = Number.NaN;
  const scroll = () => {
    element.scrollIntoView({ block });
    const next = element.getBoundingClientRect().top;
    stillFor = next === top ? stillFor + 1 : 0;
    top = next;
    triesLeft -= 1;
    if (triesLeft > 0 && stillFor < 4 && element.isConnected) requestAnimationFrame(scroll);
  };
  scroll();
}
