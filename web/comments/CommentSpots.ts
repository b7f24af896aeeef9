import { createContext } from 'react';

/** Where comments are, and where they can be written, in what is read or edited. */
export interface CommentSpots {
  /** How many threads are open at a field and within it. */
  countAt: (pointer: string) => number;
  /** How many are open at the field or the item itself. */
  countOf: (pointer: string) => number;
  open: (pointer: string) => void;
}

/** null: nobody can comment here. */
export const CommentSpotsContext = createContext<CommentSpots | null>(null);
