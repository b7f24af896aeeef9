import type { Block } from './Block.ts';

export type Heading = Extract<Block, { kind: 'heading' }>;
export type TextBlock = Exclude<Block, Heading>;

/** A heading with what stands below it. */
export interface Part {
  heading: Heading;
  blocks: TextBlock[];
  parts: Part[];
}
