import type { Line } from './Line.ts';

/** What a slide gets besides what stands on it. */
export interface SlideParts {
  /** Paragraphs for whoever presents. */
  notes: Line[];
  /** Shapes as XML. */
  drawing: string;
}
