import { useEffect, useEffectEvent, useState } from 'react';

import { letterOf } from '#web/components/isShortcut.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

/** Keys that are letters are pressed outside of what is typed in, and not while a question waits. */
const typing = 'input, textarea, select, [contenteditable], [role="dialog"]:not([data-card]), [role="alertdialog"]';

/** Goes through some entries of the open document, by J and K or by `step`: in the picture, or else in the form. */
export function useEntrySteps(editable: EditableDocument, entries: readonly string[]) {
  const [pointer, setPointer] = useState<string | null>(null);
  const at = pointer === null ? -1 : entries.indexOf(pointer);
  const step = (by: 1 | -1) => {
    const from = at === -1 && by === -1 ? 0 : at;
    const next = entries[(from + by + entries.length) % entries.length];
    if (next === undefined) return;
    setPointer(next);
    editable.requestFocus(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const letter = letterOf(event);
    if (letter !== 'j' && letter !== 'k') return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    event.preventDefault();
    step(letter === 'j' ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { position: at === -1 ? null : at, step };
}
