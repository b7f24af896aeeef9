/**
 * Ref of the sticky header: keeps its height, which depends on the title and on what the status line says, in
 * `--sticky-header` for the page's scroll padding.
 */
export function noteHeight(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--sticky-header', `${header.offsetHeight}px`));
  observer.observe(header);
  return () => {
    observer.disconnect();
    style.removeProperty('--sticky-header');
  };
}
