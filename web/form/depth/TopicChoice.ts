import { createContext } from 'react';

/** Topics that a team chooses among. */
export interface TopicChoice {
  least: number;
  most: number;
  /** How many are chosen, or hold something already. */
  count: number;
  /** Pointers of those in which nothing is. */
  empty: readonly string[];
  chosen: readonly string[];
  choose: (topics: readonly string[]) => void;
}

export const TopicChoiceContext = createContext<TopicChoice | null>(null);
