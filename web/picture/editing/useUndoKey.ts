import { useEffectEvent, useLayoutEffect } from 'react';

import { letterOf } from '#web/components/isShortcut.ts';

/** Ctrl+Z or Cmd+Z, and with Shift, or Ctrl+Y, the other way; text inputs take back by themselves what was typed. */
export function useUndoKey(onUndo: () => void, onRedo: () => void): void {
  const undo = useEffectEvent(onUndo);
  const redo = useEffectEvent(onRedo);
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.getModifierState('AltGraph')) return;
      const letter = letterOf(event);
      if ((letter !== 'z' && letter !== 'y') || isTyping() || document.querySelector('[aria-modal="true"]')) return;
      if (letter === 'y' && event.shiftKey) return;
      event.preventDefault();
      if (letter === 'z' && !event.shiftKey) undo();
      else redo();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(activeElement.type);
  return (
    activeElement instanceof HTMLTextAreaElement || (activeElement as HTMLElement | null)?.isContentEditable === true
  );
}
