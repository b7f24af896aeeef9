import { use, useMemo, useState } from 'react';

import type { Part } from '#engine/reading/Part.ts';

import { FoldingContext } from './FoldingContext.ts';
import { countClosed } from './foldToFit.ts';
import { holds } from './holds.ts';

export interface OpenCards {
  /** undefined: the item cannot be closed. */
  isOpen: (card: Part) => boolean | undefined;
  setOpen: (card: Part, isOpen: boolean) => void;
  isEachOpen: boolean;
  setEachOpen: (isOpen: boolean) => void;
}

/** Which items of a list are open; null where all of them are and stay so. */
export function useOpenCards(cards: readonly Part[]): OpenCards | null {
  const { longest, isAllOpen, target } = use(FoldingContext);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const closed = useMemo(() => countClosed(cards, longest), [cards, longest]);
  const folds = cards.slice(cards.length - closed).map(({ heading }) => heading.pointer);
  const [seen, setSeen] = useState<typeof target>(null);
  if (target !== seen) {
    setSeen(target);
    const sought = folds.find((pointer) => target && holds(pointer, target.pointer));
    if (sought !== undefined) setOpened(new Set([...opened, sought]));
  }
  if (closed === 0) return null;
  return {
    isOpen: ({ heading: { pointer } }) => (folds.includes(pointer) ? isAllOpen || opened.has(pointer) : undefined),
    setOpen: ({ heading: { pointer } }, isOpen) =>
      setOpened((before) => new Set(isOpen ? [...before, pointer] : [...before].filter((each) => each !== pointer))),
    isEachOpen: folds.every((pointer) => opened.has(pointer)),
    setEachOpen: (isOpen) => setOpened(new Set(isOpen ? folds : [])),
  };
}
