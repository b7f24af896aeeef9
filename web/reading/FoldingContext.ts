import { createContext } from 'react';

export interface Folding {
  /** Whether long lists show their first items only, and the others as closed rows. */
  isFolded: boolean;
  /** Whether everything is open for now, as on paper. */
  isAllOpen: boolean;
  /** The pointer that the address leads to; what holds it is opened. A new object each time somebody goes there. */
  target: { pointer: string } | null;
}

export const FoldingContext = createContext<Folding>({ isFolded: false, isAllOpen: false, target: null });
