/** Scrolls what has the focus out from under something that has come over it. */
export function uncoverFocus(cover: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || cover.contains(focused)) return;
  const over = cover.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  const isCovered =
    under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
  if (isCovered) focused.scrollIntoView({ block: 'center' });
}
