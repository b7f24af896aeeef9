import { useEffectEvent, useLayoutEffect } from 'react';

/** What the keys do with the entry that has the focus; each returns the pointer of what gets the focus then. */
interface ArrangeKeys {
  isEntry: (pointer: string) => boolean;
  moveBy: (pointer: string, by: number) => string;
  moveBeside: (pointer: string, side: 'left' | 'right') => string;
  remove: (pointer: string) => string | null;
}

/** Alt with arrows moves the focused entry in its list and to the lists beside it; Delete and Backspace remove it. */
export function useArrangeKeys(board: HTMLElement, keys: ArrangeKeys): void {
  const press = useEffectEvent((event: KeyboardEvent, pointer: string): string | null | undefined => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey || !keys.isEntry(pointer)) return undefined;
    if (!altKey) return key === 'Delete' || key === 'Backspace' ? keys.remove(pointer) : undefined;
    if (key === 'ArrowUp' || key === 'ArrowDown') return keys.moveBy(pointer, key === 'ArrowUp' ? -1 : 1);
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      return keys.moveBeside(pointer, key === 'ArrowLeft' ? 'left' : 'right');
    return undefined;
  });
  // With what says how: a key pressed right after that has appeared counts.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      const pointer = (event.target as Element).getAttribute('data-pointer');
      const next = pointer === null ? undefined : press(event, pointer);
      if (next === undefined) return;
      event.preventDefault(); // Alt with an arrow leads to another page.
      if (next !== null) focusPart(board, next);
    }
    board.addEventListener('keydown', listen);
    return () => board.removeEventListener('keydown', listen);
  }, [board]);
}

/** Focuses what shows a pointer, else what shows the most around it. */
function focusPart(board: HTMLElement, pointer: string): void {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const part = board.querySelector<SVGGElement>(`g[data-pointer="${CSS.escape(at)}"]`);
    if (part) return part.focus();
  }
}
