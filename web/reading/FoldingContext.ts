import { createContext } from 'react';

import type { Fold } from './foldToFit.ts';

export interface Folding extends Fold {
  /** Whether everything is open for now, as on paper. */
  isAllOpen: boolean;
  /** The pointer that the address leads to; what holds it is opened. A new object each time somebody goes there. */
  target: { pointer: string } | null;
}

export const FoldingContext = createContext<Folding>({
  longest: Infinity,
  closed: new Set(),
  isAllOpen: false,
  target: null,
});
