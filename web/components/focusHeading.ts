/** Focuses the page's heading: after navigation, or when the focused element has been removed. */
export function focusHeading(): void {
  if (focusNow()) return;
  const main = document.getElementById('main');
  if (!main) return;
  main.focus({ preventScroll: true });
  // A page that is still loading has no heading yet: it is focused when it appears, unless the person has moved the
  // focus.
  const watch = new MutationObserver(() => {
    if (document.activeElement !== main || focusNow()) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
