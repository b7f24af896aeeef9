/**
 * A regular expression as the ways through it, in the order in which an engine that tracks back tries them. Each state
 * reads one letter of a set, or leads on without one.
 */
export interface Automaton {
  states: readonly State[];
  start: number;
  /** How many kinds of letters the expression tells apart; every letter is of one. */
  kinds: number;
}

export type State =
  /** Reads a letter of one of these kinds. */
  | { type: 'letter'; kinds: ReadonlySet<number>; next: number }
  /** Goes on with one of these, the first one preferred. */
  | { type: 'choice'; next: readonly number[] }
  /** Goes on where something holds that is not about the letters read so far. */
  | { type: 'condition'; next: number }
  /** Goes on only where nothing has been read. */
  | { type: 'beginning'; next: number }
  | { type: 'end' };
