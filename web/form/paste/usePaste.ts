import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isShortcut } from '#web/components/isShortcut.ts';
import { useForm } from '#web/form/FormContext.ts';

import { readPastedRows } from './readPastedRows.ts';

/** A list with what was pasted into it. */
export interface Pasted {
  items: unknown[];
  /** How many entries came in. */
  added: number;
  /** What found no room. */
  left: string[];
  /** The entry to go on at. */
  last: number;
}

interface PasteOptions {
  list: string;
  /** The list with the rows in it; null where they are to be pasted as text. */
  take: (rows: string[][], into: HTMLInputElement | HTMLTextAreaElement) => Pasted | null;
  focus: (index: number) => void;
}

export interface PasteResult {
  added: number;
  left: readonly string[];
}

/** Several lines that are pasted into a list become entries, as one edit that Ctrl+Z takes back. */
export function usePaste({ list, take, focus }: PasteOptions) {
  const { document, announce, t } = useForm();
  const [result, setResult] = useState<PasteResult | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const after = useRef<unknown>(null);

  function undo() {
    after.current = null;
    flushSync(() => {
      document.undo();
      setResult(null);
    });
    announce(t('pasteUndone'));
    focus(0);
  }

  function onPaste(event: ClipboardEvent) {
    const { target } = event;
    if (event.defaultPrevented || !isText(target) || target.readOnly) return;
    const rows = readPastedRows(event.clipboardData?.getData('text/plain') ?? '');
    const pasted = rows.length > 1 ? take(rows, target) : null;
    if (!pasted) return;
    event.preventDefault();
    flushSync(() => {
      document.change(list, new Map([[list, pasted.items]]));
      setResult({ added: pasted.added, left: pasted.left });
    });
    after.current = document.value(list);
    announce(t('pasted', { count: pasted.added }));
    focus(pasted.last);
  }

  function onKeyDown(event: KeyboardEvent) {
    // After further edits the key is the browser's own again.
    if (after.current === null || !isShortcut(event, 'z') || document.letters.size > 0) return;
    if (document.value(list) !== after.current) return;
    event.preventDefault();
    undo();
  }

  // Anew with each rendering, so that both know the present list; before those of the inputs, which would take the
  // text.
  useLayoutEffect(() => {
    const element = area.current;
    element?.addEventListener('paste', onPaste, true);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('paste', onPaste, true);
      element?.removeEventListener('keydown', onKeyDown);
    };
  });

  return { area, result, undo };
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
