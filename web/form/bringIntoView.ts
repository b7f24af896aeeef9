const settling = 700; // milliseconds
const takeOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls an element into view. Parts of the form have an estimated height (content-visibility) until they are near the
 * viewport, and others load late, so scrolling is repeated for a moment, unless the person scrolls meanwhile. What is too
 * tall to stand in the middle is shown from its beginning.
 */
export function bringIntoView(element: HTMLElement, block: 'start' | 'center' | 'nearest'): void {
  const person = new AbortController();
  for (const name of takeOver) {
    window.addEventListener(name, () => person.abort(), { signal: person.signal, passive: true });
  }
  const end = performance.now() + settling;
  let top = Number.NaN;
  const scroll = () => {
    if (person.signal.aborted) return;
    const now = element.getBoundingClientRect().top;
    if (now !== top) {
      const isTall = element.offsetHeight > window.innerHeight / 2;
      element.scrollIntoView({ block: block === 'center' && isTall ? 'start' : block });
      top = element.getBoundingClientRect().top;
    }
    if (performance.now() < end && element.isConnected) requestAnimationFrame(scroll);
    else person.abort();
  };
  scroll();
}
