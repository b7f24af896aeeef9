/**
 * Scrolls a slide that is longer than its frame.
 * @returns whether there was something left to see in this direction.
 */
export function scrollWithin(frame: HTMLElement | null, direction: 1 | -1, isPage: boolean): boolean {
  if (!frame) return false;
  const { scrollTop, scrollHeight, clientHeight } = frame;
  const left = direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
  if (left < 2) return false; // heights are rounded
  frame.scrollBy({ top: direction * (isPage ? 0.85 * clientHeight : 64) });
  return true;
}
