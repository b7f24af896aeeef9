/**
 * Scrolls to a part of the form. The parts on the way have only a guessed height until they are near the screen, so the
 * first try may land beside it; it is repeated until the place holds still.
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
