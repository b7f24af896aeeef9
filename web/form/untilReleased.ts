/**
 * Resolves when no button or finger is down, after the click that its release becomes. What appeared before could push
 * that which is pressed away, and the click would be lost.
 */
export async function untilReleased(): Promise<void> {
  if (!document.querySelector(':active')) return;
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, resolve, { once: true });
  });
  await new Promise((resolve) => setTimeout(resolve));
}
