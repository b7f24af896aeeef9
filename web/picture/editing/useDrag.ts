import { type PointerEvent, useEffect, useRef } from 'react';

import type { MovedEdit } from '#engine/picture/GroupEdit.ts';

import { Drag } from './Drag.ts';
import type { GroupValues, Point } from './Drop.ts';

/**
 * Lets a group be dragged; Escape gives it up. `onDrop` gets the values, and where on the sheet the group was let go.
 * The click that ends a drag is not one: see `wasDragged`.
 */
export function useDrag(edit: MovedEdit | undefined, onDrop: (values: GroupValues, at: Point) => void) {
  const group = useRef<SVGGElement>(null);
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);
  const isEditable = edit !== undefined;
  useEffect(() => {
    if (!isEditable) return undefined;
    const { current } = group;
    // Fingers scroll until the drag has begun. React's listeners could not keep them from it.
    const stay = (event: TouchEvent) => {
      // A page that is still gliding cannot be stopped.
      if (drag.current?.state === 'dragging' && event.cancelable) event.preventDefault();
    };
    current?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      current?.removeEventListener('touchmove', stay);
      drag.current?.end();
    };
  }, [isEditable]);

  function end() {
    drag.current?.end();
    drag.current = null;
  }
  const handlers = edit && {
    onPointerDown(event: PointerEvent<SVGGElement>) {
      hasDragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      // At once: a quick pointer is elsewhere by its first move.
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = new Drag(event.currentTarget, edit, event.nativeEvent);
    },
    onPointerMove: (event: PointerEvent) => drag.current?.move(event),
    onPointerUp() {
      const drop = drag.current?.drop;
      hasDragged.current = drag.current?.state === 'dragging' || drag.current?.state === 'ended';
      end();
      if (drop?.values) onDrop(drop.values, drop.at);
    },
    onPointerCancel: end,
  };
  return { group, handlers, wasDragged: () => hasDragged.current };
}
