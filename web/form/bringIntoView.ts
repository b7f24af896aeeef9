const settling = 700; // milliseconds
const takeOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls an element into view. Parts of the form have an estimated height (content-visibility) until they are near the
 * viewport, and others load late, so scrolling is repeated for a moment as often as the page changes its height, unless
 * the person scrolls meanwhile. What is too tall to stand in the middle is shown from its beginning.
 */
export function bringIntoView(element: HTMLElement, block: 'start' | 'center' | 'nearest'): void {
  const scroll = () => {
    const isTall = block === 'center' && element.offsetHeight > window.innerHeight / 2;
    element.scrollIntoView({ block: isTall ? 'start' : block });
  };
  scroll();
  // Looking at it in every frame would draw the page again and again.
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const person = new AbortController();
  const end = () => {
    observer.disconnect();
    person.abort();
  };
  for (const name of takeOver) window.addEventListener(name, end, { signal: person.signal, passive: true });
  setTimeout(end, settling);
}
