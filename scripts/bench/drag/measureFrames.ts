import type { Locator } from 'playwright';

/**
 * Milliseconds between the frames that a page shows while a pointer moves over an element, once in each frame. The
 * moves are made in the page: those that come from outside arrive too seldom, and most frames would have nothing to do.
 */
export function measureFrames(element: Locator, frames: number): Promise<number[]> {
  return element.evaluate(
    (target, count) =>
      new Promise<number[]>((done) => {
        const { x, y } = target.getBoundingClientRect();
        const times: number[] = [];
        const show = (time: number) => {
          times.push(time);
          if (times.length > count) return done(times.slice(1).map((each, index) => each - times[index]!));
          const turn = (times.length / count) * 4 * Math.PI;
          const at = { clientX: x + 150 * Math.sin(turn), clientY: y + 100 * Math.sin(turn * 1.5) };
          target.dispatchEvent(
            new PointerEvent('pointermove', { ...at, bubbles: true, isPrimary: true, pointerId: 1 }),
          );
          requestAnimationFrame(show);
        };
        requestAnimationFrame(show);
      }),
    frames,
  );
}
