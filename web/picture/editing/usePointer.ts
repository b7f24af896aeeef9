import { useEffectEvent, useLayoutEffect } from 'react';

import { Drag } from './Drag.ts';
import type { DragPlan } from './DragPlan.ts';

/**
 * Lets the groups of a picture be dragged, as `planOf` says of each; Escape gives it up. `onGround` hears of clicks
 * beside all of them.
 */
export function usePointer(
  board: HTMLElement,
  planOf: (pointer: string) => DragPlan | null,
  onGround: (event: MouseEvent) => void,
): void {
  const plan = useEffectEvent(planOf);
  const hearGround = useEffectEvent(onGround);
  // With what says how: a press right after that has appeared counts.
  useLayoutEffect(() => {
    let drag: Drag | null = null;
    let wasDragged = false;
    const controller = new AbortController();
    const { signal } = controller;

    function start(event: PointerEvent) {
      wasDragged = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const group = groupOf(event);
      const pointer = group?.getAttribute('data-pointer');
      const planned = group && pointer !== null && pointer !== undefined ? plan(pointer) : null;
      if (!group || !planned) return;
      // At once: a quick pointer is elsewhere by its first move.
      group.setPointerCapture?.(event.pointerId);
      drag = new Drag(group, planned, event);
    }
    function end(isDropped: boolean) {
      if (!drag) return;
      const ended = drag;
      drag = null;
      wasDragged = ended.state === 'dragging' || ended.state === 'ended';
      if (isDropped) ended.drop();
      ended.end();
    }
    function click(event: MouseEvent) {
      if (wasDragged) event.stopPropagation();
      else if (!groupOf(event) && (event.target as Element).closest('svg.picture')) hearGround(event);
      wasDragged = false;
    }
    // Fingers scroll until the drag has begun. A page that is still gliding cannot be stopped.
    function stay(event: TouchEvent) {
      if (drag?.state === 'dragging' && event.cancelable) event.preventDefault();
    }
    board.addEventListener('pointerdown', start, { signal });
    board.addEventListener('pointermove', (event) => drag?.move(event), { signal });
    board.addEventListener('pointerup', () => end(true), { signal });
    board.addEventListener('pointercancel', () => end(false), { signal });
    board.addEventListener('click', click, { signal, capture: true });
    board.addEventListener('touchmove', stay, { signal, passive: false });
    return () => {
      controller.abort();
      end(false);
    };
  }, [board]);
}

function groupOf({ target }: Event): SVGGElement | null {
  return (target as Element).closest<SVGGElement>('g[data-pointer]');
}
