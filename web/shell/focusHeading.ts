/** The heading of the page takes the focus: after a change of page, or when what had it is gone. */
export function focusHeading(): void {
  if (focusNow()) return;
  const main = document.getElementById('main');
  if (!main) return;
  main.focus({ preventScroll: true });
  // A page that is still loading has no heading: it gets the focus when it comes, unless the person has gone on.
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
