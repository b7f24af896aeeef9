import { useCallback, useEffect, useRef } from 'react';

/**
 * Reordering by drag and drop. The library is loaded when a pointer first comes near a handle, so that forms do not pay
 * for it otherwise.
 */
export function useListDrop(move: (from: number, to: number) => void) {
  const listRef = useRef<HTMLOListElement>(null);
  const bound = useRef(new Map<HTMLElement, () => void>());

  useEffect(() => {
    const cleanups = bound.current;
    return () => {
      cleanups.forEach((cleanup) => cleanup());
      cleanups.clear();
    };
  }, []);

  const prepareDrag = useCallback(
    (handle: HTMLElement) => {
      const list = listRef.current;
      const item = handle.closest('li');
      if (!list || !item || bound.current.has(item)) return;
      bound.current.set(item, () => {});
      void bind(list, item, handle, move, bound.current);
    },
    [move],
  );

  return { listRef, prepareDrag };
}

async function bind(
  list: HTMLElement,
  item: HTMLElement,
  handle: HTMLElement,
  move: (from: number, to: number) => void,
  bound: Map<HTMLElement, () => void>,
): Promise<void> {
  const { draggable, dropTargetForElements } = await import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
  const indexOf = (element: Element) => [...list.children].indexOf(element);
  bound.set(
    item,
    draggable({
      element: item,
      dragHandle: handle,
      getInitialData: () => ({ list: list.id, from: indexOf(item) }),
      onDragStart: () => item.classList.add('opacity-50'),
      onDrop: () => item.classList.remove('opacity-50'),
    }),
  );
  if (bound.has(list)) return;
  const mark = createMark();
  bound.set(
    list,
    dropTargetForElements({
      element: list,
      canDrop: ({ source }) => source.element.parentElement === list,
      onDrag: ({ location }) => mark.show(list, placeAt(list, location.current.input.clientY)),
      onDragLeave: () => mark.hide(),
      onDrop: ({ source, location }) => {
        mark.hide();
        const from = indexOf(source.element);
        const place = placeAt(list, location.current.input.clientY);
        if (from >= 0) move(from, place > from ? place - 1 : place);
      },
    }),
  );
}

/** Index of the item before which an item dropped at this height is inserted. */
function placeAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const index = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index === -1 ? rows.length : index;
}

/** Marks the drop position by a line at the edge of an item. */
function createMark() {
  let marked: Element | undefined;
  const hide = () => {
    marked?.removeAttribute('data-drop');
    marked = undefined;
  };
  const show = (list: HTMLElement, place: number) => {
    hide();
    const isEnd = place >= list.children.length;
    marked = list.children[isEnd ? list.children.length - 1 : place];
    marked?.setAttribute('data-drop', isEnd ? 'after' : 'before');
  };
  return { show, hide };
}
