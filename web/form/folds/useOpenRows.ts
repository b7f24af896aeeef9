import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { keepInPlace } from './keepInPlace.ts';

export interface OpenRows {
  open: ReadonlySet<string>;
  /** Opens a row, and closes the one that was open. Rows opened together stay open. */
  show: (key: string) => void;
  /** Opens or closes a row by its header, which stays where it is on the screen. */
  toggle: (key: string, header: Element) => void;
  showAll: (keys: readonly string[]) => void;
  closeAll: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Which rows are open: one at a time, or all. */
export function useOpenRows(): OpenRows {
  const [open, setOpen] = useState(none);
  const show = useCallback((key: string) => setOpen((rows) => (rows.has(key) ? rows : withRow(rows, key))), []);
  const toggle = useCallback((key: string, header: Element) => {
    const change = (rows: ReadonlySet<string>) => (rows.has(key) ? withoutRow(rows, key) : withRow(rows, key));
    keepInPlace(header, () => flushSync(() => setOpen(change)));
  }, []);
  const showAll = useCallback((keys: readonly string[]) => setOpen(new Set(keys)), []);
  const closeAll = useCallback(() => setOpen(none), []);
  return useMemo(() => ({ open, show, toggle, showAll, closeAll }), [open, show, toggle, showAll, closeAll]);
}

function withRow(rows: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return rows.size > 1 ? new Set([...rows, key]) : new Set([key]);
}

function withoutRow(rows: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...rows].filter((each) => each !== key));
}
